/**
 * Shows the browser's validation messages in the shop's language. Loaded with the
 * first interaction, which is early enough: no form is sent without one.
 */

/** What PHP printed (runtime/src/Settings.php); `%s` is a number or a hint. */
export type ValidityTexts = Partial< Record< TextName, string > >;

type TextName =
	| 'fill'
	| 'tick'
	| 'choose'
	| 'file'
	| 'email'
	| 'url'
	| 'format'
	| 'short'
	| 'long'
	| 'least'
	| 'most'
	| 'step'
	| 'number';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const MISSING: Partial< Record< string, TextName > > = {
	checkbox: 'tick',
	radio: 'choose',
	'select-one': 'choose',
	'select-multiple': 'choose',
	file: 'file',
};

/** The name of the message, and the value for its `%s`. */
function findMessage( control: Control ): [ TextName, string? ] | undefined {
	const { validity, type } = control;
	const limit = ( name: string ) => control.getAttribute( name ) ?? '';
	switch ( true ) {
		case validity.valueMissing:
			return [ MISSING[ type ] ?? 'fill' ];
		case validity.typeMismatch:
			return [ type === 'url' ? 'url' : 'email' ];
		case validity.patternMismatch:
			return [ 'format', control.title ];
		case validity.tooShort:
			return [ 'short', limit( 'minlength' ) ];
		case validity.tooLong:
			return [ 'long', limit( 'maxlength' ) ];
		case validity.rangeUnderflow:
			return [ 'least', limit( 'min' ) ];
		case validity.rangeOverflow:
			return [ 'most', limit( 'max' ) ];
		case validity.stepMismatch:
			return [ 'step', limit( 'step' ) || '1' ];
		case validity.badInput:
			return [ type === 'number' ? 'number' : 'fill' ];
	}
	return undefined;
}

/** Replaces the browser's messages with the shop's. */
export function translateValidity(
	root: Document,
	texts: ValidityTexts
): void {
	const translated = new Set< Control >();

	function clear( control: Control ): void {
		if ( translated.delete( control ) ) {
			control.setCustomValidity( '' );
		}
	}

	function showMessage( control: Control ): void {
		clear( control );
		// Another script's own message stays.
		const [ name, value ] = control.validity.customError
			? []
			: ( findMessage( control ) ?? [] );
		const text = name && texts[ name ]?.replace( '%s', value ?? '' ).trim();
		if ( text ) {
			translated.add( control );
			control.setCustomValidity( text );
		}
	}

	root.addEventListener(
		'invalid',
		( { target } ) => showMessage( target as Control ),
		true
	);
	const clearGroup = ( { target }: Event ) =>
		// Choosing one radio button makes the whole group valid.
		translated.forEach( ( control ) => {
			if (
				control === target ||
				control.name === ( target as Control ).name
			) {
				clear( control );
			}
		} );
	root.addEventListener( 'input', clearGroup, true );
	root.addEventListener( 'change', clearGroup, true );
	// A script may have corrected a value without an event: each click validates again.
	root.addEventListener( 'click', () => translated.forEach( clear ), true );

	// The first interaction was the submit itself, before this script was loaded.
	try {
		root.querySelectorAll< Control >(
			'input:user-invalid,select:user-invalid,textarea:user-invalid'
		).forEach( ( control ) => {
			showMessage( control );
			if ( control === root.activeElement ) {
				control.reportValidity();
			}
		} );
	} catch {
		// The browser does not support the selector.
	}
}
