/**
 * The wishlist: hearts, their number, and the page of the list. Loaded with the
 * first touch of a heart, or at once for who has a list.
 */
import { announce, state } from '@vitrina/core';
import { customer } from './customer';
import { guest } from './guest';
import {
	heartOf,
	isPressed,
	productOf,
	showCount,
	showWished,
	whenHeartsCome,
} from './hearts';
import { Full, type Keeper } from './keeper';
import { KEY } from './key';
import { startPage, type ListPage } from './page';
import { wishlistSettings } from './settings';

const isCustomer = document.body.classList.contains( 'logged-in' );
const keeper: Keeper = isCustomer ? customer : guest;

/** As the keeper last said, with what is on its way to it. */
let wished: readonly number[] = [];

/** One change at a time, in the order of the clicks. */
let turn: Promise< void > = Promise.resolve();

function show( ids: readonly number[] ): void {
	wished = ids;
	showWished( ids );
}

async function readAll(): Promise< void > {
	show( await keeper.read() );
	showCount( wished.length );
}

/**
 * Puts a product on the list or takes it off. The page shows it at once, and
 * takes it back where it fails.
 */
function change( id: number, isWished: boolean ): Promise< void > {
	const without = wished.filter( ( each ) => each !== id );
	show( isWished ? [ id, ...without ] : without );
	turn = turn.then( async () => {
		const { texts } = wishlistSettings();
		try {
			const ids = await keeper.change( id, isWished );
			announce( isWished ? texts.added : texts.removed );
			show( ids );
			showCount( await keeper.count().catch( () => ids.length ) );
		} catch ( error ) {
			show(
				isWished
					? wished.filter( ( each ) => each !== id )
					: [ id, ...wished ]
			);
			fail( error instanceof Full ? texts.full : texts.failed );
		}
	} );
	return turn;
}

/** Says a failure to eye and ear. */
function fail( text: string ): void {
	let line = document.querySelector( '.wishlist-failure' );
	if ( ! line ) {
		line = document.createElement( 'p' );
		line.className = 'wishlist-failure';
		line.role = 'alert';
		document.body.append( line );
	}
	line.textContent = text;
	setTimeout( () => line?.remove(), 6000 );
}

document.addEventListener( 'click', ( event ) => {
	const heart = heartOf( event );
	// One that was stopped comes again, when this script is known to be there.
	if ( heart && ! event.defaultPrevented ) {
		event.preventDefault();
		void change( productOf( heart ), ! isPressed( heart ) );
	}
} );

whenHeartsCome( () => showWished( wished ) );

let page: ListPage | null = null;

/** What another tab, or the page of yesterday, does not know. */
async function readAgain(): Promise< void > {
	state.forget();
	await readAll().catch( () => {} );
	await page?.refresh();
}

window.addEventListener( 'storage', ( { key } ) => {
	if ( key === KEY && ! isCustomer ) {
		void readAgain();
	}
} );
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		void readAgain();
	}
} );

async function start(): Promise< void > {
	await readAll();
	if ( isCustomer && wishlistSettings().countOnLoad ) {
		showCount( await keeper.count() );
	}
}

turn = start().catch( () => {} );
page = startPage( {
	isCustomer,
	ready: turn,
	wished: () => wished,
	remove: ( id ) => change( id, false ),
	forget: readAgain,
} );
