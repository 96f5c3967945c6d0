import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
	type ReactElement,
} from 'react';
import { Card } from './parts/card';
import { getChosen, type Picker } from './picker';
import type { Labels } from './props';
import type { Terminal } from './terminals';
import { whenIdle } from './when-idle';

type SheetModule = typeof import( './sheet' );

interface TerminalPickerProps {
	readonly picker: Picker;
	readonly labels: Labels;
}

/** The search and its libraries, which a shopper who keeps a terminal never needs. */
function loadSheet(): Promise< SheetModule > {
	return import( /* webpackChunkName: "terminal-picker-sheet" */ './sheet' );
}

/** A card with the chosen terminal, and the sheet to choose another; the same in every host. */
export function TerminalPicker( {
	picker,
	labels,
}: TerminalPickerProps ): ReactElement {
	const { load, choose, retrySave } = picker.actions;
	const state = useSyncExternalStore( picker.subscribe, picker.get );
	const [ sheet, setSheet ] = useState< SheetModule >();
	const [ isOpen, setIsOpen ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const wasOpen = useRef( false );
	const chosen = getChosen( state );

	async function prepare(): Promise< void > {
		void load();
		setSheet( await loadSheet() );
	}

	async function open(): Promise< void > {
		setHasFailed( false );
		setIsOpen( true );
		try {
			await prepare();
		} catch {
			setIsOpen( false );
			setHasFailed( true );
		}
	}

	function prefetch(): void {
		// What fails now is tried again when the button is pressed.
		prepare().catch( () => {} );
	}

	function take( terminal: Terminal ): void {
		choose( terminal );
		setIsOpen( false );
	}

	useEffect( () => {
		// After the dialog has gone: while it stands, the card is inert.
		if ( wasOpen.current && ! isOpen ) {
			button.current?.focus();
		}
		wasOpen.current = isOpen;
	}, [ isOpen ] );

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
				isBusy={ isOpen && ! sheet }
				button={ button }
				onOpen={ () => void open() }
				onIntent={ prefetch }
				onRetry={ hasFailed ? () => void open() : retrySave }
			/>
			{ sheet && (
				<sheet.Sheet
					isOpen={ isOpen }
					list={ state.list }
					labels={ labels }
					chosenId={ chosen?.id }
					onChoose={ take }
					onClose={ () => setIsOpen( false ) }
					onRetry={ () => void load() }
				/>
			) }
		</div>
	);
}
