import type { Shop } from '../shop/handle.mjs';

/** Products of the demo shop, by a feature of their page. */
export const productPages = {
	fivePictures: '/produktas/gintaro-migla/',
	tenPictures: '/produktas/karaliskasis-oudas/',
	noPicture: '/produktas/dovanu-pakavimas-ir-atvirukas/',
	variable: '/produktas/dvylika-spalvu/',
	soldOut: '/produktas/oda-ir-tabakas/',
};

/**
 * Sets the number of a product's gallery pictures, without its main one.
 *
 * @return Restores the earlier pictures.
 */
export function setGalleryPictures(
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

/** Changes a setting of the theme. Returns a function that resets it. */
export function setThemeSetting(
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
