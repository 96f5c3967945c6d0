/**
 * The settings page's list of banks: "select all" and the banks agree with
 * each other (spec §4). Without a script the server sorts it out.
 */
import './style.scss';

/** Connects the checkboxes in one list. Gives back how to let go of them. */
export function connectSelection( box: HTMLElement ): () => void {
	const all = box.querySelector< HTMLInputElement >( '[data-select-all]' );
	const banks = [
		...box.querySelectorAll< HTMLInputElement >( '[data-bank]' ),
	];
	if ( ! all ) {
		return () => {};
	}
	const follow = ( { target }: Event ) => {
		if ( target === all ) {
			banks.forEach( ( bank ) => ( bank.checked = all.checked ) );
		}
		all.checked = banks.every( ( { checked } ) => checked );
	};
	box.addEventListener( 'change', follow );
	return () => box.removeEventListener( 'change', follow );
}

document
	.querySelectorAll< HTMLElement >( '.vitrina-bank-selection' )
	.forEach( connectSelection );
