import type { VariationImage } from '../../variations';
import { showPicture } from './show-picture';

// Selectors for the markup of this theme and of WooCommerce.
const PICTURE =
	':is(.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder)';
const THUMBNAIL = ':is(.gallery__thumbnails, .flex-control-nav)';

type Undo = () => void;

interface Shown {
	full: string | undefined;
	undo: Undo[];
}

const shown = new WeakMap< HTMLElement, Shown >();

/**
 * Shows the picture of a variation: scrolls to it if the gallery contains it, otherwise
 * replaces the first picture. Without an image the printed gallery is restored.
 * Supports this theme's gallery and WooCommerce's.
 */
export function showVariationPicture(
	gallery: HTMLElement,
	image: VariationImage | undefined
): void {
	const before = shown.get( gallery );
	const full = image?.src ? ( image.full_src ?? image.src ) : undefined;
	// Does not scroll back if the shopper has moved on and the picture is the same.
	if ( full === before?.full ) {
		return;
	}
	before?.undo.reverse().forEach( ( undo ) => undo() );
	shown.set( gallery, { full, undo: [] } );

	const index = full ? pictureAt( gallery, full ) : 0;
	if ( image && full && index < 0 ) {
		shown.set( gallery, { full, undo: replaceFirst( gallery, image ) } );
	}
	moveTo( gallery, Math.max( index, 0 ) );
}

/** The index of the picture with this file; -1 if the gallery has none. */
function pictureAt( gallery: HTMLElement, full: string ): number {
	return [
		...gallery.querySelectorAll< HTMLElement >( `${ PICTURE } img` ),
	].findIndex( ( picture ) => picture.dataset.large_image === full );
}

function moveTo( gallery: HTMLElement, index: number ): void {
	const strip = gallery.querySelector< HTMLElement >( '.gallery__strip' );
	if ( strip ) {
		showPicture( strip, index );
		return;
	}
	// WooCommerce's slider follows its own thumbnails.
	gallery
		.querySelectorAll< HTMLElement >( `${ THUMBNAIL } img` )
		[ index ]?.click();
}

type Attributes = Record< string, string | number | false | undefined >;

function replaceFirst( gallery: HTMLElement, image: VariationImage ): Undo[] {
	const undo: Undo[] = [];
	const set = (
		element: Element | null | undefined,
		attributes: Attributes
	): void => {
		for ( const [ name, value ] of Object.entries( attributes ) ) {
			const before = element?.getAttribute( name );
			write( element, name, value );
			undo.push( () => write( element, name, before ) );
		}
	};

	const picture =
		gallery.querySelector( `${ PICTURE } img` ) ??
		insertPicture( gallery, undo );
	set( picture, {
		// `sizes` is set before `srcset`, or the browser would load two files.
		sizes: image.sizes,
		srcset: image.srcset,
		src: image.src,
		width: image.src_w,
		height: image.src_h,
		alt: image.alt ?? '',
		title: image.title,
		'data-caption': image.caption,
		'data-src': image.full_src,
		'data-large_image': image.full_src,
		'data-large_image_width': image.full_src_w,
		'data-large_image_height': image.full_src_h,
	} );
	set( picture?.closest( 'a' ), { href: image.full_src } );
	set( gallery.querySelector( `${ THUMBNAIL } img` ), {
		srcset: undefined,
		src: image.gallery_thumbnail_src ?? image.src,
	} );
	return undo;
}

/** Replaces the placeholder of a gallery without pictures by an image element. */
function insertPicture(
	gallery: HTMLElement,
	undo: Undo[]
): HTMLImageElement | undefined {
	const placeholder = gallery.querySelector( '.gallery__item > *' );
	const container = document.createElement( 'div' );
	const link = document.createElement( 'a' );
	const picture = document.createElement( 'img' );
	container.className = 'woocommerce-product-gallery__image';
	link.append( picture );
	container.append( link );
	placeholder?.replaceWith( container );
	undo.push( () => placeholder && container.replaceWith( placeholder ) );
	return picture;
}

function write(
	element: Element | null | undefined,
	name: string,
	value: Attributes[ string ] | null
): void {
	if ( value || value === '' ) {
		element?.setAttribute( name, String( value ) );
	} else {
		element?.removeAttribute( name );
	}
}
