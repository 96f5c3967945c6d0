import { isModified, mountIsland, showDialog } from '@vitrina/core';
import { isPictureAddress, OPEN_PICTURE } from '../../components/picture-link';

/**
 * Shows a clicked picture over the page while the lightbox (src/widgets/gallery-lightbox)
 * is loading: the file that the page already has, as large as the window. The lightbox
 * then continues in the same dialog.
 */
export function openPicturesEarly( root: Document ): void {
	root.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest( 'a' );
			const island = link?.closest< HTMLElement >(
				'[data-island="gallery-lightbox"]:is([data-island-state="waiting"],[data-island-state="loading"])'
			);
			if (
				link &&
				island &&
				! isModified( event ) &&
				isPictureAddress( link.href )
			) {
				event.preventDefault();
				event.stopPropagation();
				void open( link, island );
			}
		},
		true
	);
}

async function open(
	link: HTMLAnchorElement,
	island: HTMLElement
): Promise< void > {
	const strip = island.querySelector( '.gallery__strip' ) ?? island;
	const inView = Math.round( strip.scrollLeft / strip.clientWidth ) || 0;
	const picture = ( link.querySelector( 'img' ) ??
		strip.querySelectorAll( 'img' )[ inView ] )!.cloneNode() as HTMLElement;
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'lightbox';
	dialog.ariaLabel = JSON.parse( island.dataset.islandProps ?? '' ).label;
	dialog.append( picture );
	picture.addEventListener( 'click', () => dialog.close() );
	dialog.addEventListener( 'close', () => dialog.remove() );
	document.body.append( dialog );
	void showDialog( dialog );
	await mountIsland( island );
	// Unless it was closed in the meantime.
	if ( dialog.open ) {
		if ( island.dataset.islandState === 'ready' ) {
			island.dispatchEvent(
				new CustomEvent( OPEN_PICTURE, { detail: link } )
			);
		} else {
			dialog.close();
			// The browser opens the file.
			link.click();
		}
	}
}
