/**
 * The browser validates forms and says in its own language what is wrong. Here
 * it says so in the shop's. With the first touch of a page, which is early
 * enough: nobody sends a form without one.
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

/**
 * Which text says what is wrong, and what stands in the place of its `%s`.
 *
 * @param control That the browser has found invalid.
 */
function reason( control: Control ): [ TextName, string? ] | undefined {
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

/**
 * Lets the browser's messages be the shop's.
 *
 * @param root  The page.
 * @param texts In the shop's language.
 */
export function translateValidity(
	root: Document,
	texts: ValidityTexts
): void {
	const ours = new Set< Control >();

	function clear( control: Control ): void {
		if ( ours.delete( control ) ) {
			control.setCustomValidity( '' );
		}
	}

	function say( control: Control ): void {
		clear( control );
		// Another script's own sentence stays.
		const [ name, value ] = control.validity.customError
			? []
			: ( reason( control ) ?? [] );
		const text = name && texts[ name ]?.replace( '%s', value ?? '' ).trim();
		if ( text ) {
			ours.add( control );
			control.setCustomValidity( text );
		}
	}

	root.addEventListener(
		'invalid',
		( { target } ) => say( target as Control ),
		true
	);
	for ( const name of [ 'input', 'change' ] ) {
		root.addEventListener(
			name,
			( { target } ) => {
				// The choice of one radio button ends what is missing at all of them.
				ours.forEach( ( control ) => {
					if (
						control === target ||
						control.name === ( target as Control ).name
					) {
						clear( control );
					}
				} );
			},
			true
		);
	}
	// A script may have corrected a value without a word: each press is a new try.
	root.addEventListener( 'click', () => ours.forEach( clear ), true );

	// The first touch was the press, and the browser was faster than this script.
	try {
		root.querySelectorAll< Control >(
			'input:user-invalid,select:user-invalid,textarea:user-invalid'
		).forEach( ( control ) => {
			say( control );
			if ( control === root.activeElement ) {
				control.reportValidity();
			}
		} );
	} catch {
		// A browser that does not know the selector.
	}
}
