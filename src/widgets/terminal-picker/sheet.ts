import { create, createButton } from '../../components/elements';
import { createIcon } from './elements';
import { createMessage } from './message';
import { freePage, showModal } from './modal';
import { getChosen, type List, type Picker } from './picker';
import type { Labels } from './props';
import { createSearchPanel, type SearchPanel } from './search-panel';
import type { Terminal } from './terminals';
import { watchVisibleHeight } from './visible-height';

export interface SheetOptions {
	readonly picker: Picker;
	readonly labels: Labels;
	/** After it has gone: while it stands, the page under it takes no focus. */
	readonly onClose: () => void;
}

export interface Sheet {
	readonly open: () => void;
	readonly destroy: () => void;
}

let sheets = 0;

/**
 * The open picker, or one that is ready to open. It stands at the end of the
 * page, so that a replaced order review does not take it away and Enter in its
 * search submits no order.
 */
export function createSheet( options: SheetOptions ): Sheet {
	const { picker, labels, onClose } = options;
	const { load, choose } = picker.actions;
	const titleId = `vitrina-terminal-picker-title-${ ++sheets }`;
	const body = create( 'div', {
		class: 'vitrina-terminal-picker-sheet__body',
	} );
	const close = createButton(
		{
			class: 'vitrina-terminal-picker__tool',
			'aria-label': labels.close,
		},
		() => dialog.close(),
		createIcon( 'cross' )
	);
	const dialog = create(
		'dialog',
		{
			class: 'vitrina-terminal-picker-sheet',
			'aria-labelledby': titleId,
		},
		create(
			'div',
			{ class: 'vitrina-terminal-picker-sheet__frame' },
			create(
				'div',
				{ class: 'vitrina-terminal-picker-sheet__head' },
				create(
					'h2',
					{
						class: 'vitrina-terminal-picker-sheet__title',
						id: titleId,
					},
					labels.choose
				),
				close
			),
			body
		)
	);
	let shownList: List | undefined;
	let shownId: string | undefined;
	let panel: SearchPanel | undefined;

	function take( terminal: Terminal ): void {
		dialog.close();
		choose( terminal );
	}

	/** What stands there while there is no list. */
	function createNotice( list: List ): HTMLElement {
		if ( list.status === 'failed' ) {
			return createMessage( {
				role: 'alert',
				icon: 'warning',
				text: labels.loadFailed,
				action: { text: labels.retry, run: () => void load() },
			} );
		}
		const isMore = list.status === 'loading' && list.isMore;
		return createMessage( {
			role: 'status',
			isLoading: true,
			text: isMore ? labels.loadingMore : labels.loading,
		} );
	}

	function showList( list: List ): void {
		panel?.destroy();
		panel =
			list.status === 'ready'
				? createSearchPanel( {
						index: list.index,
						labels,
						chosenId: shownId,
						onChoose: take,
					} )
				: undefined;
		body.replaceChildren(
			...( panel?.elements ?? [ createNotice( list ) ] )
		);
		if ( dialog.open ) {
			panel?.setOpen( true );
		}
	}

	/** Shows what is new in the picker's state. */
	function update(): void {
		const state = picker.get();
		const chosenId = getChosen( state )?.id;
		const isOtherId = chosenId !== shownId;
		shownId = chosenId;
		if ( state.list !== shownList ) {
			shownList = state.list;
			showList( state.list );
		} else if ( isOtherId ) {
			panel?.setChosen( chosenId );
		}
	}

	function onDialogClose(): void {
		freePage();
		panel?.setOpen( false );
		onClose();
	}

	dialog.addEventListener( 'click', ( { target } ) => {
		// The backdrop is the dialog itself; the keyboard has Escape.
		if ( target === dialog ) {
			dialog.close();
		}
	} );
	dialog.addEventListener( 'close', onDialogClose );
	document.body.append( dialog );
	update();
	const stopUpdating = picker.subscribe( update );
	const stopWatching = watchVisibleHeight( dialog );

	return {
		open() {
			if ( ! dialog.open ) {
				showModal( dialog );
				panel?.setOpen( true );
			}
		},
		destroy() {
			stopUpdating();
			stopWatching();
			panel?.destroy();
			dialog.removeEventListener( 'close', onDialogClose );
			dialog.remove();
			freePage();
		},
	};
}
