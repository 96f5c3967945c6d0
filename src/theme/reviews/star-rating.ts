/**
 * Replaces the rating select by five stars: radio buttons with the same name, so that
 * arrow keys, form and server work as before.
 */
export function drawStars( container: HTMLElement ): void {
	const select =
		container.querySelector< HTMLSelectElement >( 'select#rating' );
	const form = select?.form;
	if ( ! select || ! form ) {
		return;
	}
	const label = form.querySelector< HTMLLabelElement >(
		'#comment-form-rating-label'
	);
	const group = document.createElement( 'p' );
	// WooCommerce's own class is also set, as other code searches for it.
	group.className = 'stars stars-field';
	group.setAttribute( 'role', 'radiogroup' );
	group.setAttribute( 'aria-labelledby', label?.id ?? '' );
	group.append( ...starsOf( select ) );

	select.replaceWith( group );
	label?.removeAttribute( 'for' );

	const text = container.dataset.ratingRequired;
	if ( text ) {
		requireRating( form, group, text );
	}
}

/** The stars in ascending order; the select starts with five. */
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

/** Prevents submission without a rating (spec §5), which the server also rejects. */
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

	const setInvalid = ( isMissing: boolean ): void => {
		message.hidden = ! isMissing;
		group.setAttribute( 'aria-invalid', String( isMissing ) );
		if ( isMissing ) {
			group.setAttribute( 'aria-describedby', message.id );
		} else {
			group.removeAttribute( 'aria-describedby' );
		}
	};

	group.addEventListener( 'change', () => setInvalid( false ) );
	form.addEventListener( 'submit', ( event ) => {
		if ( group.querySelector( ':checked' ) ) {
			return;
		}
		event.preventDefault();
		setInvalid( true );
		// The alert is required by spec §5; screen readers read it.
		// eslint-disable-next-line no-alert
		window.alert( text );
		group.querySelector( 'input' )?.focus();
	} );
}
