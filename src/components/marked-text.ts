import type { Range } from '../search/match';
import { create } from './elements';

/** A text of which parts are marked. Keeps its nodes, and changes only what differs. */
export interface MarkedText {
	/** `ranges` as `findRanges` gives them. */
	readonly set: ( text: string, ranges: readonly Range[] ) => void;
}

interface Part {
	/** A `mark`, or the text itself. */
	readonly node: HTMLElement | Text;
	readonly text: Text;
	/** What the text is; asking it would take longer. */
	shown: string;
}

function createPart( isMarked: boolean, className: string ): Part {
	const text = document.createTextNode( '' );
	const node = isMarked ? create( 'mark', { class: className }, text ) : text;
	return { node, text, shown: '' };
}

/**
 * @param element   What the text is put into.
 * @param className Of the marks.
 */
export function createMarkedText(
	element: HTMLElement,
	className: string
): MarkedText {
	/** By turns plain and marked, plain at both ends. */
	const parts: Part[] = [];
	/** How many of them stand in the element; the others wait for the next match. */
	let used = 0;

	function show( at: number, text: string ): void {
		let part = parts[ at ];
		if ( ! part ) {
			part = createPart( at % 2 === 1, className );
			parts.push( part );
		}
		if ( part.shown !== text ) {
			part.text.data = text;
			part.shown = text;
		}
		if ( at >= used ) {
			element.append( part.node );
			used = at + 1;
		}
	}

	return {
		set( text, ranges ) {
			let shown = 0;
			ranges.forEach( ( [ start, end ], at ) => {
				show( 2 * at, text.slice( shown, start ) );
				show( 2 * at + 1, text.slice( start, end ) );
				shown = end;
			} );
			const last = 2 * ranges.length;
			show( last, text.slice( shown ) );
			while ( used > last + 1 ) {
				used -= 1;
				parts[ used ]?.node.remove();
			}
		},
	};
}
