import { createAsker } from './call';
import { parentIdOf } from './product-form';
import { tableBox } from './reached-row';
import { watchVariation } from './shown-variation';

/** Milliseconds from a choice to the question (spec §9). */
const DELAY = 100;

/**
 * The table follows the variation; without one it is the parent's again.
 *
 * @param form     The form of a variable product.
 * @param opacity  Of the table while it is loading.
 * @param onLoaded Called when another table stands there.
 */
export function followVariation(
	form: HTMLFormElement,
	opacity: number,
	onLoaded: () => void
): () => void {
	const asker = createAsker();
	let timer: ReturnType< typeof setTimeout > | undefined;

	const show = async ( id: string ): Promise< void > => {
		const box = document.querySelector< HTMLElement >( tableBox );
		if ( ! box ) {
			return;
		}
		box.style.opacity = String( opacity );
		box.setAttribute( 'aria-busy', 'true' );
		let table = '';
		try {
			const answer = await asker.ask( {
				action: 'wdr_ajax',
				method: 'get_variable_product_bulk_table',
				product_id: id,
			} );
			if ( answer === undefined ) {
				return;
			}
			table = String( Object( answer ).bulk_table ?? '' );
		} catch {
			// The area is emptied (spec §8).
		}
		replaceTable( box, table );
		onLoaded();
	};

	const stop = watchVariation( form, ( variation ) => {
		clearTimeout( timer );
		asker.drop();
		const id = variation || parentIdOf( form );
		if ( id && id !== '0' ) {
			timer = setTimeout( () => void show( id ), DELAY );
		}
	} );
	return () => {
		stop();
		clearTimeout( timer );
		asker.drop();
	};
}

/** The answer has the box with it; what it holds is HTML of the shop's own. */
function replaceTable( box: HTMLElement, html: string ): void {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const next = page.querySelector( tableBox ) ?? page.body;
	box.replaceChildren( ...next.childNodes );
	box.style.removeProperty( 'opacity' );
	box.removeAttribute( 'aria-busy' );
}
