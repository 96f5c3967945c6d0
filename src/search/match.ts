import { fold, foldWithOffsets } from './fold';

export interface Group< Item > {
	readonly text: string;
	readonly children: readonly Item[];
}

interface IndexedGroup< Item > {
	readonly group: Group< Item >;
	readonly name: string;
	/** Per child: the group's name and its own text. */
	readonly texts: readonly string[];
}

export type Index< Item > = readonly IndexedGroup< Item >[];

/** A half-open range of the original text, in UTF-16 units. */
export type Range = readonly [ start: number, end: number ];

/** Folds every text once, so that each keystroke only has to compare. */
export function createIndex< Item extends { readonly text: string } >(
	groups: readonly Group< Item >[]
): Index< Item > {
	return groups.map( ( group ) => {
		const name = fold( group.text );
		return {
			group,
			name,
			texts: group.children.map(
				( { text } ) => `${ name } ${ fold( text ) }`
			),
		};
	} );
}

/** The words of a query; a text has to contain all of them, in any order. */
export function toTerms( query: string ): readonly string[] {
	return fold( query ).split( ' ' ).filter( Boolean );
}

/** The words to mark in a text; single letters would be marked everywhere. */
export function toMarkedTerms( query: string ): readonly string[] {
	return toTerms( query ).filter( ( { length } ) => length > 1 );
}

function contains( text: string, terms: readonly string[] ): boolean {
	return terms.every( ( term ) => text.includes( term ) );
}

function matchGroup< Item >(
	{ group, name, texts }: IndexedGroup< Item >,
	terms: readonly string[]
): Group< Item > | undefined {
	if ( contains( name, terms ) ) {
		return group;
	}
	const children = group.children.filter( ( _, position ) =>
		contains( texts[ position ] ?? '', terms )
	);
	return children.length > 0 ? { text: group.text, children } : undefined;
}

/**
 * Groups with at least one match; a query that matches a group's name shows the
 * whole group. Groups whose name starts with a word of the query come first:
 * "siau" finds the town before a street named after it.
 */
export function search< Item >(
	index: Index< Item >,
	query: string
): readonly Group< Item >[] {
	const terms = toTerms( query );
	const first: Group< Item >[] = [];
	const rest: Group< Item >[] = [];
	for ( const indexed of index ) {
		const found = matchGroup( indexed, terms );
		if ( found ) {
			const isNamed = terms.some( ( term ) =>
				indexed.name.startsWith( term )
			);
			( isNamed ? first : rest ).push( found );
		}
	}
	return [ ...first, ...rest ];
}

/** The ranges of a text that match words of the query: sorted, not overlapping. */
export function findRanges(
	text: string,
	terms: readonly string[]
): readonly Range[] {
	const folded = foldWithOffsets( text );
	// Most texts on screen contain none of the words: only their group does.
	if ( ! terms.some( ( term ) => folded.text.includes( term ) ) ) {
		return [];
	}
	const isMatched = new Uint8Array( folded.text.length );
	for ( const term of terms ) {
		let at = folded.text.indexOf( term );
		while ( term !== '' && at !== -1 ) {
			isMatched.fill( 1, at, at + term.length );
			at = folded.text.indexOf( term, at + 1 );
		}
	}
	const ranges: [ number, number ][] = [];
	isMatched.forEach( ( matched, unit ) => {
		const start = folded.starts[ unit ];
		const end = folded.ends[ unit ];
		if ( ! matched || start === undefined || end === undefined ) {
			return;
		}
		const last = ranges.at( -1 );
		if ( last && start <= last[ 1 ] ) {
			last[ 1 ] = end;
		} else {
			ranges.push( [ start, end ] );
		}
	} );
	return ranges;
}
