import {
	useId,
	useRef,
	useState,
	type MouseEvent,
	type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import { CrossIcon, WarningIcon } from './parts/icons';
import { SearchList } from './parts/search-list';
import type { List } from './picker';
import type { Labels } from './props';
import type { Terminal } from './terminals';
import { useModal } from './use-modal';
import { useVisibleHeight } from './use-visible-height';

interface SheetProps {
	readonly isOpen: boolean;
	readonly list: List;
	readonly labels: Labels;
	readonly chosenId: string | undefined;
	readonly onChoose: ( terminal: Terminal ) => void;
	readonly onClose: () => void;
	readonly onRetry: () => void;
}

function Body( props: SheetProps ): ReactElement {
	const { list, labels } = props;
	switch ( list.status ) {
		case 'ready':
			return (
				<SearchList
					isOpen={ props.isOpen }
					index={ list.index }
					labels={ labels }
					chosenId={ props.chosenId }
					onChoose={ props.onChoose }
				/>
			);
		case 'failed':
			return (
				<div className="vitrina-terminal-picker__message" role="alert">
					<WarningIcon />
					<p>{ labels.loadFailed }</p>
					<button
						type="button"
						className="vitrina-terminal-picker__action"
						onClick={ props.onRetry }
					>
						{ labels.retry }
					</button>
				</div>
			);
		default:
			return (
				<div
					className="vitrina-terminal-picker__message is-loading"
					role="status"
				>
					<p>
						{ list.status === 'loading' && list.isMore
							? labels.loadingMore
							: labels.loading }
					</p>
				</div>
			);
	}
}

/**
 * The open picker, or one that is ready to open. It stands at the end of the page, so that a replaced order
 * review does not take it away and Enter in its search submits no order.
 */
export function Sheet( props: SheetProps ): ReactElement {
	const { isOpen, labels } = props;
	const [ visit, setVisit ] = useState( 0 );
	const dialog = useRef< HTMLDialogElement >( null );
	const titleId = useId();
	useVisibleHeight( dialog );
	useModal( dialog, isOpen );

	/** The next time begins anew, and is made ready while nobody waits for it. */
	function onClose(): void {
		props.onClose();
		setVisit( visit + 1 );
	}

	function onClick( { target }: MouseEvent ): void {
		if ( target === dialog.current ) {
			dialog.current.close();
		}
	}

	return createPortal(
		// The click is one on the backdrop; the keyboard has Escape.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
		<dialog
			ref={ dialog }
			className="vitrina-terminal-picker-sheet"
			aria-labelledby={ titleId }
			onClick={ onClick }
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
						onClick={ () => dialog.current?.close() }
					>
						<CrossIcon />
					</button>
				</div>
				<Body key={ visit } { ...props } />
			</div>
		</dialog>,
		document.body
	);
}
