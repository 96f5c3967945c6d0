import type { Fragments } from '@vitrina/core';

/** Replaces the elements of each selector, except equal ones: an island in them may be open. */
export function replaceFragments( fragments: Fragments ): void {
	for ( const [ selector, html ] of Object.entries( fragments ) ) {
		for ( const old of find( selector ) ) {
			const template = document.createElement( 'template' );
			template.innerHTML = html.trim();
			const next = template.content.firstElementChild;
			if ( ! old.isEqualNode( next ) ) {
				const focus = focusPath( old );
				old.replaceWith( template.content );
				restoreFocus( next, focus );
			}
		}
	}
}

/** All elements of a selector; none if only jQuery understands it. */
function find( selector: string ): Element[] {
	try {
		return [ ...document.querySelectorAll( selector ) ];
	} catch {
		return [];
	}
}

/** Where the focus is inside an element, as steps from child to child. */
function focusPath( root: Element ): number[] | null {
	let element = root.ownerDocument.activeElement;
	if ( ! element || ! root.contains( element ) ) {
		return null;
	}
	const path: number[] = [];
	while ( element !== root ) {
		const parent: Element = element.parentElement as Element;
		path.unshift( [ ...parent.children ].indexOf( element ) );
		element = parent;
	}
	return path;
}

/** Puts the focus back where it was, or as near as the new part allows. */
function restoreFocus( root: Element | null, path: number[] | null ): void {
	if ( ! root || ! path ) {
		return;
	}
	let element = root;
	for ( const step of path ) {
		element = element.children[ step ] ?? element;
	}
	( element as HTMLElement ).focus( { preventScroll: true } );
}
