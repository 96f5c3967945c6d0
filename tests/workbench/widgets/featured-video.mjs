import { LONG_LABEL, LONG_NAME, LONG_TEXT } from '../texts.mjs';

const PRODUCT = 'gintaro-migla';
const META = '_vitrina_video_url';

/** @type {import('../description.mjs').Act[]} */
const open = [ [ 'click', '.featured-video__play' ] ];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'featured-video',
	isPlain: true,
	parts: [ '.featured-video' ],
	async take( visitor ) {
		visitor.php(
			`$product = wc_get_product( get_page_by_path( '${ PRODUCT }', OBJECT, 'product' )->ID ); $product->update_meta_data( '${ META }', wp_get_upload_dir()['baseurl'] . '/flakonas.mp4' ); $product->save(); return true;`
		);
		return { 'featured-video': `/produktas/${ PRODUCT }/` };
	},
	tidy: ( visitor ) =>
		visitor.php(
			`$product = wc_get_product( get_page_by_path( '${ PRODUCT }', OBJECT, 'product' )->ID ); $product->delete_meta_data( '${ META }' ); $product->save(); return true;`
		),
	states: {
		open: {
			acts: open,
			errors: 'flakonas.mp4',
			shows: 'dialog.video-dialog',
		},
		// A video of another site waits for consent.
		'long-texts': {
			attributes: {
				'.featured-video': {
					'data-island-props': JSON.stringify( {
						provider: 'youtube',
						source: 'https://www.youtube-nocookie.com/embed/a',
						title: LONG_NAME,
						close: LONG_NAME,
						held: LONG_TEXT,
						settings: LONG_NAME,
					} ),
				},
			},
			texts: { '.featured-video__play': LONG_LABEL },
			acts: open,
			shows: '.video-dialog__held',
		},
		'right-to-left': {
			acts: open,
			errors: 'flakonas.mp4',
			shows: 'dialog.video-dialog',
		},
	},
};
