import { create } from '../../../components/elements';
import { toRows, type Row, type Rows } from '../rows';
import { createHeights } from './heights';
import type { Drawing } from './row-element';
import { createRowPool } from './row-pool';
import { toScrollTop, toWindow, type Align } from './window';

export interface ListboxOptions {
	readonly id: string;
	readonly label: string;
	/** The mouse moved over an option. */
	readonly onPoint: ( option: number ) => void;
	readonly onChoose: ( option: number ) => void;
	/** The city whose heading has left the view at the top, or none. */
	readonly onCity: ( city: string ) => void;
}

export interface Listbox {
	readonly element: HTMLElement;
	/** Shows other rows, from the first. */
	readonly show: ( rows: Rows, drawing: Drawing ) => void;
	/**
	 * Draws the same rows anew. With `align` the active option is brought into
	 * view, and kept there when sizes change, until somebody scrolls.
	 */
	readonly draw: ( drawing: Drawing, align?: Align ) => void;
	/** A browser may lose the place in boxes that it makes anew. */
	readonly restoreScroll: () => void;
	readonly destroy: () => void;
}

/** Of a row whose name and address need one line each, in pixels. */
const usualHeight = 48;

/** The empty half of a heading. */
const headingSpace = 24;

/** A list of which only what can be seen is in the page, and the active option. */
export function createListbox( options: ListboxOptions ): Listbox {
	const { onPoint, onChoose, onCity } = options;
	const box = create( 'div', { class: 'vitrina-terminal-picker__rows' } );
	const list = create(
		'div',
		{
			class: 'vitrina-terminal-picker__list',
			id: options.id,
			role: 'listbox',
			'aria-label': options.label,
			// Browsers make a scrolling box a stop of the Tab key.
			tabindex: '-1',
		},
		box
	);
	const resized = new ResizeObserver( onResize );
	const pool = createRowPool( box, resized );
	let rows = toRows( [] );
	let drawing: Drawing | undefined;
	let heights = createHeights( 0, usualHeight );
	// As told by events: asking makes the browser lay out the page at once.
	let view = { top: 0, height: 0 };
	let boxHeight = 0;
	let city = '';
	let followed: Align | undefined;
	let frame = 0;

	function getActiveLine(): number | undefined {
		return rows.getLine( drawing?.active ?? -1 );
	}

	/** The rows in view, and the active one wherever it is: the field refers to it. */
	function collect(): Map< number, Row > {
		const { start, end } = toWindow( heights, view );
		const active = getActiveLine();
		const lines = Array.from(
			{ length: end - start },
			( _, at ) => start + at
		);
		if ( active !== undefined && active < start ) {
			lines.unshift( active );
		} else if ( active !== undefined && active >= end ) {
			lines.push( active );
		}
		const found = new Map< number, Row >();
		for ( const line of lines ) {
			const row = rows.getRow( line );
			if ( row ) {
				found.set( line, row );
			}
		}
		return found;
	}

	function place(): void {
		for ( const row of pool.getAll() ) {
			const top = heights.getTop( row.line );
			if ( top !== row.top ) {
				row.top = top;
				row.element.style.top = `${ top }px`;
			}
		}
		const height = heights.getTop( heights.count );
		if ( height !== boxHeight ) {
			boxHeight = height;
			box.style.height = `${ height }px`;
		}
	}

	function tellCity(): void {
		const line = heights.findLine( view.top + headingSpace );
		const name = rows.getRow( line )?.terminal?.city ?? '';
		if ( name !== city ) {
			city = name;
			onCity( name );
		}
	}

	function scrollTo( top: number ): void {
		if ( top !== view.top ) {
			view = { ...view, top };
			list.scrollTop = top;
		}
	}

	function reveal(): void {
		const line = getActiveLine();
		if ( followed && line !== undefined ) {
			// The first one with its heading.
			const isFirst = drawing?.active === 0;
			scrollTo(
				isFirst ? 0 : toScrollTop( heights, view, line, followed )
			);
		}
	}

	/** Takes over how high a line is, and gives the difference. What is in view stays where it is. */
	function correct( line: number, height: number ): number {
		const isAbove = heights.getTop( line ) < view.top;
		const difference = heights.set( line, height );
		if ( isAbove && ! followed ) {
			scrollTo( view.top + difference );
		}
		return difference;
	}

	function render(): void {
		if ( ! drawing ) {
			return;
		}
		pool.show( collect(), drawing );
		for ( const { line, height } of pool.getAll() ) {
			// Mostly still true, and the observer tells only of what is not.
			if ( height !== undefined ) {
				correct( line, height );
			}
		}
		place();
		reveal();
		tellCity();
	}

	function onScroll(): void {
		const top = list.scrollTop;
		// Browsers round. More than that was not us.
		if ( Math.abs( top - view.top ) > 1 ) {
			followed = undefined;
		}
		view = { ...view, top };
		render();
	}

	function onResize( entries: readonly ResizeObserverEntry[] ): void {
		let isListResized = false;
		let isMoved = false;
		for ( const { target, borderBoxSize, contentRect } of entries ) {
			const height = borderBoxSize[ 0 ]?.blockSize ?? 0;
			const row = pool.find( target );
			if ( target === list ) {
				isListResized = true;
				view = { ...view, height: contentRect.height };
			} else if ( row && height > 0 ) {
				// None is high in a sheet that is not displayed.
				row.height = height;
				isMoved = correct( row.line, height ) !== 0 || isMoved;
			}
		}
		if ( isListResized ) {
			render();
		} else if ( isMoved ) {
			place();
			reveal();
			// New rows now would be sizes that change while sizes are told.
			cancelAnimationFrame( frame );
			frame = requestAnimationFrame( render );
		}
	}

	function onMouseMove( event: MouseEvent ): void {
		const option = pool.find( event.target )?.getOption() ?? -1;
		// A mouse that stands still while the list moves points at nothing.
		const hasMoved = event.movementX !== 0 || event.movementY !== 0;
		if ( hasMoved && option !== -1 && option !== drawing?.active ) {
			onPoint( option );
		}
	}

	function onMouseDown( event: MouseEvent ): void {
		if ( pool.find( event.target ) ) {
			// The focus stays in the field.
			event.preventDefault();
		}
	}

	function onClick( { target }: MouseEvent ): void {
		const option = pool.find( target )?.getOption() ?? -1;
		if ( option !== -1 ) {
			onChoose( option );
		}
	}

	list.addEventListener( 'scroll', onScroll, { passive: true } );
	list.addEventListener( 'mousemove', onMouseMove );
	list.addEventListener( 'mousedown', onMouseDown );
	list.addEventListener( 'click', onClick );
	resized.observe( list );

	return {
		element: list,
		show( newRows, newDrawing ) {
			rows = newRows;
			drawing = newDrawing;
			heights = createHeights( rows.length, usualHeight );
			followed = undefined;
			// First, while nothing has changed that would have to be laid out.
			scrollTo( 0 );
			list.hidden = rows.length === 0;
			render();
		},
		draw( newDrawing, align ) {
			drawing = newDrawing;
			followed = align;
			reveal();
			render();
		},
		restoreScroll() {
			if ( view.top > 0 ) {
				list.scrollTop = view.top;
			}
		},
		destroy() {
			cancelAnimationFrame( frame );
			resized.disconnect();
		},
	};
}
