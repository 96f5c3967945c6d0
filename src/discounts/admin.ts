/**
 * The form of a rule in wp-admin: adds and removes tiers, and shows only the fields
 * of the selected mode. Without a script all fields are shown.
 */
import './admin.scss';

function enhanceTiers( container: HTMLElement ): void {
	const body = container.querySelector( 'tbody' );
	const add =
		container.querySelector< HTMLButtonElement >( '[data-add-tier]' );
	const rows = () => [ ...( body?.rows ?? [] ) ];
	const fields = ( row: HTMLElement ) => [
		...row.querySelectorAll< HTMLInputElement >( 'input' ),
	];
	if ( ! body || ! add ) {
		return;
	}
	const isEmpty = ( row: HTMLElement ) =>
		fields( row ).every( ( { value } ) => value === '' );

	let next = rows().length;
	// Empty rows are for use without a script; one row always remains.
	rows()
		.slice( 1 )
		.filter( isEmpty )
		.forEach( ( row ) => row.remove() );

	add.hidden = false;
	container
		.querySelectorAll< HTMLElement >( '[data-remove-tier]' )
		.forEach( ( button ) => ( button.hidden = false ) );
	add.addEventListener( 'click', () => {
		const last = rows().at( -1 );
		if ( last ) {
			const row = copyRow( last, next++ );
			body.append( row );
			fields( row )[ 0 ]?.focus();
		}
	} );
	body.addEventListener( 'click', ( { target } ) => {
		const button =
			target instanceof Element &&
			target.closest< HTMLElement >( '[data-remove-tier]' );
		const row = button && button.closest( 'tr' );
		if ( ! row ) {
			return;
		}
		if ( rows().length > 1 ) {
			row.remove();
			add.focus();
		} else {
			fields( row ).forEach( ( field ) => ( field.value = '' ) );
		}
	} );
}

/** An empty copy of a row, with its own number. */
function copyRow( row: HTMLElement, number: number ): HTMLElement {
	const copy = row.cloneNode( true ) as HTMLElement;
	copy.querySelectorAll( '.vitrina-discounts-problem' ).forEach( ( text ) =>
		text.remove()
	);
	for ( const field of copy.querySelectorAll<
		HTMLInputElement | HTMLSelectElement | HTMLButtonElement
	>( 'input, select, button' ) ) {
		field.name = field.name.replace( /\[\d+\]/, `[${ number }]` );
		field.id = field.id.replace( /tiers-\d+-/, `tiers-${ number }-` );
		field.ariaLabel =
			field.ariaLabel?.replace( /\d+$/, String( number + 1 ) ) ?? null;
		field.removeAttribute( 'aria-invalid' );
		field.removeAttribute( 'aria-describedby' );
		if ( field instanceof HTMLInputElement ) {
			field.value = '';
		}
	}
	return copy;
}

function enhanceModes( form: HTMLFormElement ): void {
	const show = () => {
		const mode = new FormData( form ).get( 'mode' );
		for ( const name of [ 'simple', 'tiers' ] ) {
			const section = form.querySelector< HTMLElement >(
				`.vitrina-discounts-${ name }`
			);
			if ( section ) {
				section.hidden = mode !== name;
			}
		}
	};
	form.addEventListener( 'change', show );
	show();
}

document
	.querySelectorAll< HTMLFormElement >( '.vitrina-discounts-edit' )
	.forEach( ( form ) => {
		enhanceModes( form );
		form.querySelectorAll< HTMLElement >(
			'.vitrina-discounts-tiers'
		).forEach( enhanceTiers );
		form.querySelector< HTMLElement >( '[aria-invalid]' )?.focus();
	} );
