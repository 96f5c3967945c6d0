import {
	memo,
	useId,
	useRef,
	useSyncExternalStore,
	type CSSProperties,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../components/icon';
import { getChosen, type Picker } from '../picker';
import type { Labels } from '../props';
import type { Terminal } from '../terminals';
import { Message } from './message';
import { SearchPanel } from './search-panel';
import { useModal } from './use-modal';
import { useVisibleHeight } from './use-visible-height';

export interface SheetProps {
	readonly picker: Picker;
	readonly labels: Labels;
	readonly isOpen: boolean;
	/** Called after the dialog has closed: while it is open, the page cannot be focused. */
	readonly onClose: () => void;
}

/**
 * The dialog of the picker, open or ready to open. It is rendered at the end of the
 * body, so that a replaced order review does not remove it and Enter in its search
 * does not submit the order.
 */
export const Sheet = memo( function TerminalSheet( {
	picker,
	labels,
	isOpen,
	onClose,
}: SheetProps ) {
	const list = useSyncExternalStore(
		picker.subscribe,
		() => picker.get().list
	);
	const chosenId = useSyncExternalStore(
		picker.subscribe,
		() => getChosen( picker.get() )?.id
	);
	const height = useVisibleHeight();
	const dialog = useRef< HTMLDialogElement >( null );
	const field = useRef< HTMLInputElement >( null );
	const titleId = useId();
	useModal( dialog, field, isOpen );

	function close(): void {
		dialog.current?.close();
	}

	function choose( terminal: Terminal ): void {
		close();
		picker.actions.choose( terminal );
	}

	function show() {
		if ( list.status === 'ready' ) {
			return (
				<SearchPanel
					index={ list.index }
					labels={ labels }
					chosenId={ chosenId }
					isOpen={ isOpen }
					field={ field }
					onChoose={ choose }
				/>
			);
		}
		if ( list.status === 'failed' ) {
			const run = () => void picker.actions.load();
			return (
				<Message
					role="alert"
					icon="warning"
					text={ labels.loadFailed }
					action={ { text: labels.retry, run } }
				/>
			);
		}
		const isMore = list.status === 'loading' && list.isMore;
		return (
			<Message
				role="status"
				text={ isMore ? labels.loadingMore : labels.loading }
				isLoading
			/>
		);
	}

	return createPortal(
		// The click is on the backdrop; for the keyboard there is Escape.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
		<dialog
			ref={ dialog }
			className="vitrina-terminal-picker-sheet"
			aria-labelledby={ titleId }
			style={
				height
					? ( {
							'--vitrina-visible-height': `${ height }px`,
						} as CSSProperties )
					: undefined
			}
			onClick={ ( { target, currentTarget } ) => {
				// A click on the backdrop has the dialog as its target.
				if ( target === currentTarget ) {
					close();
				}
			} }
			onClose={ onClose }
		>
			<div className="vitrina-terminal-picker-sheet__frame">
				<div className="vitrina-terminal-picker-sheet__head">
					<h2
						className="vitrina-terminal-picker-sheet__title"
						id={ titleId }
					>
						{ labels.choose }
					</h2>
					<button
						type="button"
						className="vitrina-terminal-picker__tool"
						aria-label={ labels.close }
						onClick={ close }
					>
						<Icon name="cross" />
					</button>
				</div>
				<div className="vitrina-terminal-picker-sheet__body">
					{ show() }
				</div>
			</div>
		</dialog>,
		document.body
	);
} );
