import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
	type ReactElement,
} from 'react';
import { Card } from './parts/card';
import type { Picker } from './picker';
import type { Labels } from './props';
import { useSheet } from './use-sheet';
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
	const [ isBusy, setIsBusy ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const sheet = useSheet( picker, labels, () => button.current?.focus() );

	async function fetchAndOpen(): Promise< void > {
		setHasFailed( false );
		setIsBusy( true );
		try {
			( await sheet.prepare() )?.open();
		} catch {
			setHasFailed( true );
		}
		setIsBusy( false );
	}

	function open(): void {
		const ready = sheet.get();
		if ( ready ) {
			ready.open();
			// Where it failed before.
			void picker.actions.load();
		} else {
			void fetchAndOpen();
		}
	}

	function prefetch(): void {
		// What fails now is tried again when the button is pressed.
		sheet.prepare().catch( () => {} );
	}

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
				isBusy={ isBusy }
				button={ button }
				onOpen={ open }
				onIntent={ prefetch }
				onRetry={ hasFailed ? open : picker.actions.retrySave }
			/>
		</div>
	);
}
