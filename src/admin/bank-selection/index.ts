/**
 * The list of banks on the settings page: keeps "select all" and the banks in
 * step (spec §4). Without this script the server resolves a contradiction.
 */
import './style.scss';

/** Connects the checkboxes of one list. Returns its cleanup function. */
export function connectSelection( list: HTMLElement ): () => void {
	const all = list.querySelector< HTMLInputElement >( '[data-select-all]' );
	const banks = [
		...list.querySelectorAll< HTMLInputElement >( '[data-bank]' ),
	];
	if ( ! all ) {
		return () => {};
	}
	const handleChange = ( { target }: Event ) => {
		if ( target === all ) {
			banks.forEach( ( bank ) => ( bank.checked = all.checked ) );
		}
		all.checked = banks.every( ( { checked } ) => checked );
	};
	list.addEventListener( 'change', handleChange );
	return () => list.removeEventListener( 'change', handleChange );
}

document
	.querySelectorAll< HTMLElement >( '.vitrina-bank-selection' )
	.forEach( connectSelection );
