import {
	useCallback,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { runAfterPaint } from '../../components/after-paint';
import { Card } from './components/card';
import { NativeList } from './components/native-list';
import type { Picker } from './picker';
import type { Labels } from './props';
import { useSheetCode } from './use-sheet-code';
import { whenIdle } from './when-idle';

interface TerminalPickerProps {
	readonly picker: Picker;
	readonly labels: Labels;
}

/**
 * A card with the chosen terminal, and the sheet to choose another; the same on classic
 * pages and in WooCommerce's blocks.
 */
export function TerminalPicker( { picker, labels }: TerminalPickerProps ) {
	const state = useSyncExternalStore( picker.subscribe, picker.get );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const { Sheet, fetchSheet } = useSheetCode();

	/** Fetches the list and the sheet's script, unless they are loaded. */
	const prepare = useCallback( () => {
		void picker.actions.load();
		return fetchSheet();
	}, [ picker, fetchSheet ] );

	const prefetch = useCallback( () => {
		// A failure is retried when the button is clicked.
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

	function openAfterPaint(): void {
		void runAfterPaint( button.current!, open );
	}

	const onClose = useCallback( () => {
		setIsOpen( false );
		button.current?.focus();
	}, [] );

	useEffect(
		() => ( picker.get().choice ? undefined : whenIdle( prefetch ) ),
		// Only on mount.
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
				onOpen={ openAfterPaint }
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
