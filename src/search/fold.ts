const marks = /\p{M}+/gu;
const separators = /[^\p{L}\p{N}]+/gu;

/** Gives the same for single letters as for the whole text, which `foldWithOffsets` relies on. */
function foldLetters( text: string ): string {
	return text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( marks, '' )
		.replaceAll( 'ς', 'σ' );
}

/**
 * Text for comparison: lower case, without accents; everything but letters and
 * digits becomes a single space.
 *
 * A base-strength collator does not work: the Lithuanian one distinguishes š, ž
 * and č from s, z and c, but not y from i.
 */
export function fold( text: string ): string {
	return foldLetters( text ).replace( separators, ' ' ).trim();
}

export interface Folded {
	/** As returned by `fold`, but not trimmed. */
	readonly text: string;
	/** Per UTF-16 unit of `text`: its start in the original. */
	readonly starts: readonly number[];
	readonly ends: readonly number[];
}

const letters = new Map< string, string >();

/** Texts repeat the same few letters: each is folded once. */
function foldLetter( letter: string ): string {
	let folded = letters.get( letter );
	if ( folded === undefined ) {
		folded = foldLetters( letter ).replace( separators, ' ' );
		letters.set( letter, folded );
	}
	return folded;
}

/** Folds and records where each letter came from; used for visible rows only. */
export function foldWithOffsets( text: string ): Folded {
	const starts: number[] = [];
	const ends: number[] = [];
	let folded = '';
	let offset = 0;
	for ( const letter of text ) {
		const end = offset + letter.length;
		const piece = foldLetter( letter );
		if ( piece === '' && ends.length > 0 ) {
			// A combining mark belongs to the letter before it.
			ends[ ends.length - 1 ] = end;
		}
		for ( let unit = 0; unit < piece.length; unit++ ) {
			starts.push( offset );
			ends.push( end );
		}
		folded += piece;
		offset = end;
	}
	return { text: folded, starts, ends };
}
