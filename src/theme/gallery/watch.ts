import { onIntent } from '@vitrina/core';

const CONTROL = '[data-step], [data-page]';
const STRIP = '.gallery__strip';
const KEYS = /^(Arrow(Left|Right)|Home|End)$/;

const load = () => import( /* webpackChunkName: "gallery" */ './gallery' );

/**
 * The strip of pictures scrolls by itself. Its buttons and dots show at once;
 * what they do comes with the first touch of the gallery.
 *
 * @param root Where to look for galleries.
 */
export function watchGalleries( root: Document ): void {
	for ( const control of root.querySelectorAll< HTMLElement >(
		`.gallery :is(${ CONTROL }, .gallery__dots)`
	) ) {
		control.hidden = false;
	}
	for ( const first of root.querySelectorAll(
		':is(.gallery__dots span, .gallery__thumbnails li):first-child'
	) ) {
		( first.querySelector( 'a' ) ?? first ).ariaCurrent = 'true';
	}

	for ( const link of root.querySelectorAll< HTMLElement >(
		'.gallery__item:not(:first-child) a'
	) ) {
		link.tabIndex = -1;
	}

	let isReady = false;
	const enhance = async (): Promise< void > => {
		const { enhanceGalleries } = await load();
		if ( ! isReady ) {
			isReady = true;
			enhanceGalleries( root );
		}
	};
	onIntent( root, '.gallery', enhance );
	// Also moved without a touch: by a link, the wheel, a script.
	root.addEventListener(
		'scroll',
		( { target } ) => {
			if ( ! isReady && isIn( STRIP, target ) ) {
				enhance().catch( () => {} );
			}
		},
		{ capture: true, passive: true }
	);

	// What is quicker than the network is done again after it.
	const again = ( act: () => void ) => void enhance().then( act, () => {} );
	root.addEventListener( 'click', ( { target } ) => {
		const control = ( target as Element ).closest?.< HTMLElement >(
			`.gallery :is(${ CONTROL })`
		);
		if ( control && ! isReady ) {
			again( () => control.click() );
		}
	} );
	root.addEventListener( 'keydown', ( event ) => {
		const { key, target } = event;
		if ( ! isReady && KEYS.test( key ) && isIn( STRIP, target ) ) {
			event.preventDefault();
			again( () =>
				target?.dispatchEvent(
					new KeyboardEvent( 'keydown', { key, bubbles: true } )
				)
			);
		}
	} );
}

const isIn = ( selector: string, target: EventTarget | null ) =>
	target instanceof Element && target.closest( selector ) !== null;
