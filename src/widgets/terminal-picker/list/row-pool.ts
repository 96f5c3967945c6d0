import type { Row } from '../rows';
import {
	createRowElement,
	toKind,
	type Drawing,
	type Kind,
	type RowElement,
} from './row-element';

export interface RowPool {
	/**
	 * Puts these rows, and no others, into the page. What stays on its line
	 * keeps its element.
	 */
	readonly show: (
		rows: ReadonlyMap< number, Row >,
		drawing: Drawing
	) => void;
	/** The elements in the page. */
	readonly getAll: () => Iterable< RowElement >;
	/** The one that something in the page belongs to. */
	readonly find: ( target: EventTarget | null ) => RowElement | undefined;
}

/**
 * The elements of a list, used again and again: to change a text takes a
 * fraction of making an element.
 *
 * @param box     Holds them and nothing else.
 * @param resized Told of those in the page. One out of it has no depth, and
 *                browsers call the change of its size an error.
 */
export function createRowPool(
	box: HTMLElement,
	resized: ResizeObserver
): RowPool {
	/** By line. */
	const used = new Map< number, RowElement >();
	const spare: Record< Kind, RowElement[] > = { city: [], option: [] };
	const byElement = new WeakMap< Element, RowElement >();

	function take( kind: Kind ): RowElement {
		const known = spare[ kind ].pop();
		if ( known ) {
			return known;
		}
		const row = createRowElement( kind );
		byElement.set( row.element, row );
		return row;
	}

	function release( rows: ReadonlyMap< number, Row > ): void {
		for ( const [ line, element ] of used ) {
			const row = rows.get( line );
			if ( ! row || toKind( row ) !== element.kind ) {
				used.delete( line );
				spare[ element.kind ].push( element );
			}
		}
	}

	function remove( element: HTMLElement ): void {
		if ( element.parentElement === box ) {
			resized.unobserve( element );
			element.remove();
		}
	}

	function insert( element: HTMLElement, next: HTMLElement | null ): void {
		const isNew = element.parentElement !== box;
		box.insertBefore( element, next );
		if ( isNew ) {
			resized.observe( element );
		}
	}

	return {
		show( rows, drawing ) {
			release( rows );
			const moved = new Set< HTMLElement >();
			const shown: HTMLElement[] = [];
			for ( const [ line, row ] of rows ) {
				let rowElement = used.get( line );
				if ( ! rowElement ) {
					rowElement = take( toKind( row ) );
					rowElement.line = line;
					used.set( line, rowElement );
					moved.add( rowElement.element );
				}
				rowElement.show( row, drawing );
				shown.push( rowElement.element );
			}
			for ( const { element } of [ ...spare.city, ...spare.option ] ) {
				remove( element );
			}
			// Read aloud as they stand in the page. Those that stay are in order.
			let next: HTMLElement | null = null;
			for ( const element of shown.reverse() ) {
				if ( moved.has( element ) ) {
					insert( element, next );
				}
				next = element;
			}
		},
		getAll: () => used.values(),
		find( target ) {
			let element = target instanceof Element ? target : null;
			while ( element && element.parentElement !== box ) {
				element = element.parentElement;
			}
			return element ? byElement.get( element ) : undefined;
		},
	};
}
