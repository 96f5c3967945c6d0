/**
 * The wishlist: its buttons (hearts) and count. Loaded on the first interaction with
 * a heart, or at once for visitors with a list. The page of the list is a component:
 * src/widgets/wished-products.
 */
import { enhanceCopyButton } from './copy-link';
import { customer } from './customer';
import { showFailures } from './failure';
import { guest } from './guest';
import {
	heartOf,
	isPressed,
	productOf,
	showCount,
	showWished,
	onHeartsAdded,
} from './hearts';
import { KEY } from './key';
import { wishlistSettings } from './settings';
import { shareWishlist } from './shared';
import { createWishlist } from './store';

const isCustomer = document.body.classList.contains( 'logged-in' );
const settings = wishlistSettings();
const wishlist = createWishlist( isCustomer ? customer : guest, {
	...settings,
	// A guest's list needs no request.
	countOnLoad: isCustomer && settings.countOnLoad,
} );

const showHearts = () => showWished( wishlist.get().wished );

wishlist.subscribe( showHearts );
wishlist.subscribe( () => showCount( wishlist.get().count ) );
showFailures( wishlist );
onHeartsAdded( showHearts );

document.addEventListener( 'click', ( event ) => {
	const heart = heartOf( event );
	// watch.ts prevents clicks and repeats them once this script is loaded.
	if ( heart && ! event.defaultPrevented ) {
		event.preventDefault();
		void wishlist.actions.change(
			productOf( heart ),
			! isPressed( heart )
		);
	}
} );

enhanceCopyButton( settings.texts.copied );
shareWishlist( wishlist );
void wishlist.actions.read();

// Read changes of other tabs, and those since a page of the back/forward cache was loaded.
window.addEventListener( 'storage', ( { key } ) => {
	if ( key === KEY && ! isCustomer ) {
		void wishlist.actions.readAgain();
	}
} );
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		void wishlist.actions.readAgain();
	}
} );
