import type { Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';

/** Products of the demo shop, by what their page shows. */
export const productPages = {
	fivePictures: '/produktas/gintaro-migla/',
	tenPictures: '/produktas/karaliskasis-oudas/',
	noPicture: '/produktas/dovanu-pakavimas-ir-atvirukas/',
	variable: '/produktas/dvylika-spalvu/',
	soldOut: '/produktas/oda-ir-tabakas/',
};

/**
 * Gives a product so many pictures beside its main one.
 *
 * @return What takes them away again.
 */
export function givePictures(
	shop: Shop,
	slug: string,
	count: number
): () => void {
	const set = ( pictures: string ) =>
		shop.phpEval( `
			$product = wc_get_product( get_page_by_path( '${ slug }', OBJECT, 'product' )->ID );
			$before = $product->get_gallery_image_ids();
			$product->set_gallery_image_ids( ${ pictures } );
			$product->save();
			return $before;` );
	const before = set(
		`array_slice( array_values( array_diff( get_posts( [ 'post_type' => 'attachment', 'fields' => 'ids', 'posts_per_page' => 40, 'orderby' => 'ID', 'order' => 'DESC', 'post_mime_type' => 'image/jpeg' ] ), [ (int) $product->get_image_id() ] ) ), 0, ${ count } )`
	);
	return () => void set( JSON.stringify( before ) );
}

/** Changes a setting of the theme; gives back what sets it back. */
export function setting(
	shop: Shop,
	name: string,
	value: boolean
): () => void {
	shop.phpEval(
		`set_theme_mod( '${ name }', ${ value ? "'1'" : "''" } ); return true;`
	);
	return () =>
		void shop.phpEval( `remove_theme_mod( '${ name }' ); return true;` );
}

/** Adds up what moves on its own; call before the page is opened. */
export async function watchShifts( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const seen = window as unknown as { shift: number };
		seen.shift = 0;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const { value, hadRecentInput } = entry as unknown as {
					value: number;
					hadRecentInput: boolean;
				};
				seen.shift += hadRecentInput ? 0 : value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}

export async function shiftOf( page: Page ): Promise< number > {
	return page.evaluate(
		() => ( window as unknown as { shift: number } ).shift
	);
}
