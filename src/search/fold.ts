const marks = /\p{M}+/gu;
const separators = /[^\p{L}\p{N}]+/gu;

/** One folded letter at a time gives the same as the whole text, so that `foldWithOffsets` agrees. */
function foldLetters( text: string ): string {
	return text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( marks, '' )
		.replaceAll( 'ς', 'σ' );
}

/**
 * Text as it is compared: no case, no accents, everything that is neither
 * letter nor digit a single space.
 *
 * Stripping after NFD rather than a base-strength collator: the `lt` one keeps
 * š, ž and č apart and takes y for i.
 */
export function fold( text: string ): string {
	return foldLetters( text ).replace( separators, ' ' ).trim();
}

export interface Folded {
	/** As `fold` gives it, but for spaces at both ends. */
	readonly text: string;
	/** Per UTF-16 unit of `text`: where in the original it came from. */
	readonly starts: readonly number[];
	readonly ends: readonly number[];
}

const letters = new Map< string, string >();

/** The same few letters come again and again: each is folded once. */
function foldLetter( letter: string ): string {
	let folded = letters.get( letter );
	if ( folded === undefined ) {
		folded = foldLetters( letter ).replace( separators, ' ' );
		letters.set( letter, folded );
	}
	return folded;
}

/** Folds and remembers where each letter came from: for rows on screen. */
export function foldWithOffsets( text: string ): Folded {
	const starts: number[] = [];
	const ends: number[] = [];
	let folded = '';
	let offset = 0;
	for ( const letter of text ) {
		const end = offset + letter.length;
		const piece = foldLetter( letter );
		if ( piece === '' && ends.length > 0 ) {
			// A mark of its own belongs to the letter before it.
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
