/**
 * The wishlist: hearts, and their number. Loaded with the first touch of a heart,
 * or at once for who has a list. The page of the list is a component of its own:
 * src/widgets/wished-products.
 */
import { enhanceCopyButton } from './copy-link';
import { customer } from './customer';
import { sayFailures } from './failure';
import { guest } from './guest';
import {
	heartOf,
	isPressed,
	productOf,
	showCount,
	showWished,
	whenHeartsCome,
} from './hearts';
import { KEY } from './key';
import { wishlistSettings } from './settings';
import { shareWishlist } from './shared';
import { createWishlist } from './store';

const isCustomer = document.body.classList.contains( 'logged-in' );
const settings = wishlistSettings();
const wishlist = createWishlist( isCustomer ? customer : guest, {
	...settings,
	// A guest's needs no call.
	countOnLoad: isCustomer && settings.countOnLoad,
} );

const showHearts = () => showWished( wishlist.get().wished );

wishlist.subscribe( showHearts );
wishlist.subscribe( () => showCount( wishlist.get().count ) );
sayFailures( wishlist );
whenHeartsCome( showHearts );

document.addEventListener( 'click', ( event ) => {
	const heart = heartOf( event );
	// One that was stopped comes again, when this script is known to be there.
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

// What another tab, or the page of yesterday, does not know.
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
