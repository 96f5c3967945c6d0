import { isModified, mountIsland, showDialog } from '@vitrina/core';
import { isPictureAddress, OPEN_PICTURE } from '../../components/picture-link';

/** A link to a picture while the lightbox (src/widgets/gallery-lightbox) is "waiting" or "loading" (not "ready" or "failed"). */
const LINK = '.gallery__pictures[data-island-state$=g] a';

/**
 * Shows a clicked picture over the page while the lightbox is loading: the file that the
 * page already has, as large as the window. The lightbox then continues in the same
 * dialog.
 */
export function openPicturesEarly( root: Document ): void {
	root.addEventListener(
		'click',
		( event ) => {
			const link = (
				event.target as Element
			 ).closest< HTMLAnchorElement >( LINK );
			if (
				link &&
				! isModified( event ) &&
				isPictureAddress( link.href )
			) {
				event.preventDefault();
				event.stopPropagation();
				void open( link );
			}
		},
		true
	);
}

async function open( link: HTMLAnchorElement ): Promise< void > {
	const island = link.closest< HTMLElement >( '.gallery__pictures' )!;
	const strip = island.firstElementChild!;
	const inView = Math.round( strip.scrollLeft / strip.clientWidth );
	const picture =
		strip.children[ inView ]!.querySelector( 'img' )!.cloneNode();
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'lightbox';
	dialog.ariaLabel = strip.ariaLabel;
	dialog.append( picture );
	picture.addEventListener( 'click', () => dialog.close() );
	dialog.onclose = dialog.remove;
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
