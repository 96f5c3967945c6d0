/**
 * One to five stars in place of the select: radio buttons of the same name, so
 * that arrow keys, form and server find what they know.
 */
export function drawStars( box: HTMLElement ): void {
	const select = box.querySelector< HTMLSelectElement >( 'select#rating' );
	const form = select?.form;
	if ( ! select || ! form ) {
		return;
	}
	const label = form.querySelector< HTMLLabelElement >(
		'#comment-form-rating-label'
	);
	const group = document.createElement( 'p' );
	// By WooCommerce's own names, too, which guides and tests look for.
	group.className = 'stars stars-field';
	group.setAttribute( 'role', 'radiogroup' );
	group.setAttribute( 'aria-labelledby', label?.id ?? '' );
	group.append( ...starsOf( select ) );

	select.replaceWith( group );
	label?.removeAttribute( 'for' );

	const text = box.dataset.ratingRequired;
	if ( text ) {
		requireRating( form, group, text );
	}
}

/** The select offers the best first; stars count from one. */
function starsOf( select: HTMLSelectElement ): HTMLElement[] {
	return [ ...select.options ]
		.filter( ( { value } ) => value !== '' )
		.sort( ( one, other ) => Number( one.value ) - Number( other.value ) )
		.map( ( { value, text, selected } ) => {
			const star = document.createElement( 'label' );
			const input = document.createElement( 'input' );
			const name = document.createElement( 'span' );
			star.className = `stars-field__star star-${ value }`;
			star.title = text;
			input.type = 'radio';
			input.name = select.name;
			input.value = value;
			input.checked = selected;
			name.className = 'visually-hidden';
			name.textContent = `${ value } – ${ text }`;
			star.append( input, name );
			return star;
		} );
}

/** Nothing is sent without a rating (spec §5); the server says the same. */
function requireRating(
	form: HTMLFormElement,
	group: HTMLElement,
	text: string
): void {
	const message = document.createElement( 'p' );
	message.id = 'rating-error';
	message.className = 'field-error';
	message.hidden = true;
	message.textContent = text;
	group.after( message );
	group.setAttribute( 'aria-required', 'true' );

	const mark = ( isMissing: boolean ): void => {
		message.hidden = ! isMissing;
		group.setAttribute( 'aria-invalid', String( isMissing ) );
		if ( isMissing ) {
			group.setAttribute( 'aria-describedby', message.id );
		} else {
			group.removeAttribute( 'aria-describedby' );
		}
	};

	group.addEventListener( 'change', () => mark( false ) );
	form.addEventListener( 'submit', ( event ) => {
		if ( group.querySelector( ':checked' ) ) {
			return;
		}
		event.preventDefault();
		mark( true );
		// The spec asks for an alert (§5), and it is heard everywhere.
		// eslint-disable-next-line no-alert
		window.alert( text );
		group.querySelector( 'input' )?.focus();
	} );
}
