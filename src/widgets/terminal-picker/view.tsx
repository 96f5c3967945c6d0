import {
	useCallback,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
	type ReactElement,
} from 'react';
import { Card } from './parts/card';
import { NativeList } from './parts/native-list';
import type { Picker } from './picker';
import type { Labels } from './props';
import { useSheetCode } from './use-sheet-code';
import { whenIdle } from './when-idle';

interface TerminalPickerProps {
	readonly picker: Picker;
	readonly labels: Labels;
}

/** A card with the chosen terminal, and the sheet to choose another; the same in every host. */
export function TerminalPicker( {
	picker,
	labels,
}: TerminalPickerProps ): ReactElement {
	const state = useSyncExternalStore( picker.subscribe, picker.get );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const { Sheet, fetchSheet } = useSheetCode();

	/** Fetches what the sheet needs, where it is not there yet or failed before. */
	const prepare = useCallback( () => {
		void picker.actions.load();
		return fetchSheet();
	}, [ picker, fetchSheet ] );

	const prefetch = useCallback( () => {
		// What fails now is tried again when the button is pressed.
		prepare().catch( () => {} );
	}, [ prepare ] );

	function open(): void {
		setHasFailed( false );
		setIsOpen( true );
		prepare().catch( () => {
			setIsOpen( false );
			setHasFailed( true );
		} );
	}

	const onClose = useCallback( () => {
		setIsOpen( false );
		button.current?.focus();
	}, [] );

	useEffect(
		() => ( picker.get().choice ? undefined : whenIdle( prefetch ) ),
		// Once: it is about the first moment.
		// eslint-disable-next-line react-hooks/exhaustive-deps
		[]
	);

	return (
		<div className="vitrina-terminal-picker">
			<Card
				state={ state }
				labels={ labels }
				hasFailed={ hasFailed }
				isBusy={ isOpen && ! Sheet }
				button={ button }
				onOpen={ open }
				onIntent={ prefetch }
				onRetry={ hasFailed ? open : picker.actions.retrySave }
			/>
			{ hasFailed && (
				<NativeList
					picker={ picker }
					state={ state }
					labels={ labels }
				/>
			) }
			{ Sheet && (
				<Sheet
					picker={ picker }
					labels={ labels }
					isOpen={ isOpen }
					onClose={ onClose }
				/>
			) }
		</div>
	);
}
