import type { VariationImage } from '../../variations';
import { showPicture } from './show-picture';

// This theme's and WooCommerce's markup.
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
 * Shows the picture of a variation: the gallery's own where it has it, else in
 * the place of the first. Works on this theme's gallery and on WooCommerce's.
 *
 * @param gallery The element `.woocommerce-product-gallery`.
 * @param image   The variation's; without one the gallery is as it was printed.
 */
export function showVariationPicture(
	gallery: HTMLElement,
	image: VariationImage | undefined
): void {
	const before = shown.get( gallery );
	const full = image?.src ? ( image.full_src ?? image.src ) : undefined;
	// A shopper who has moved on is not taken back for the same picture.
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

/** Which of the gallery's pictures is of this file; -1 for none. */
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
		putPicture( gallery, undo );
	set( picture, {
		// Before `srcset`: with it, the browser would ask for both.
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

/** A gallery without any picture gets a place for one. */
function putPicture(
	gallery: HTMLElement,
	undo: Undo[]
): HTMLImageElement | undefined {
	const drawing = gallery.querySelector( '.gallery__item > *' );
	const box = document.createElement( 'div' );
	const link = document.createElement( 'a' );
	const picture = document.createElement( 'img' );
	box.className = 'woocommerce-product-gallery__image';
	link.append( picture );
	box.append( link );
	drawing?.replaceWith( box );
	undo.push( () => drawing && box.replaceWith( drawing ) );
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
