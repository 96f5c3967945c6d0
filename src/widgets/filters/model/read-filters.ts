import { findPart } from '@vitrina/react';
import type { BarPart, FiltersModel, Section } from './filters';
import { readFacet } from './read-facet';
import { readParts, readText } from './read-parts';

/**
 * Reads filters from the markup of the page or of a response; see filters() of the theme.
 *
 * @param  element Contains the filters.
 * @throws {Error} If the element contains no filters.
 */
export function readFilters( element: Element ): FiltersModel {
	findPart( element, '.filters__body', 'filters' );
	return readParts( element, readSection );
}

function readSection( element: HTMLElement ): Section | null {
	if ( element.matches( '.filters__bar' ) ) {
		const kind = 'bar';
		return { kind, key: kind, parts: readParts( element, readBar ) };
	}
	if ( element.matches( '.filters__body' ) ) {
		const kind = 'body';
		return { kind, key: kind, parts: readParts( element, readFacet ) };
	}
	if ( element.matches( '.filters__foot' ) ) {
		const kind = 'foot';
		return {
			kind,
			key: kind,
			parts: readParts( element, ( child ) =>
				child.localName === 'button' ? readText( 'show', child ) : null
			),
		};
	}
	return null;
}

function readBar( element: HTMLElement ): BarPart | null {
	if ( element.matches( 'button.filters__close' ) ) {
		return { kind: 'close', key: 'close', html: element.innerHTML };
	}
	const clear = element.matches( 'a.filters__clear' )
		? readText( 'clear', element )
		: null;
	return clear && { ...clear, address: element.getAttribute( 'href' ) ?? '' };
}
