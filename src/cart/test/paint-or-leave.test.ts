import { paintOrLeave } from '../paint-or-leave';

let frames: Array< () => void > = [];
let isHidden = false;

beforeEach( () => {
	frames = [];
	isHidden = false;
	Object.defineProperty( document, 'hidden', {
		configurable: true,
		get: () => isHidden,
	} );
	window.requestAnimationFrame = ( callback ) =>
		frames.push( () => callback( 0 ) );
} );

const tick = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );

/** Calls paintOrLeave(), and returns a check of whether it has resolved. */
function wait(): () => boolean {
	let isOver = false;
	void paintOrLeave().then( () => {
		isOver = true;
	} );
	return () => isOver;
}

it( '[CART-01] waits for the frame that shows the press', async () => {
	const isOver = wait();
	await tick();
	expect( isOver() ).toBe( false );
	frames.forEach( ( paint ) => paint() );
	await tick();
	expect( isOver() ).toBe( true );
} );

it( '[CART-03] does not wait longer when the page is hidden or left before it was painted', async () => {
	const isOver = wait();
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	await Promise.resolve();
	expect( isOver() ).toBe( true );
} );

it( '[CART-03] does not wait in a page that is hidden already', async () => {
	isHidden = true;
	const isOver = wait();
	await tick();
	expect( isOver() ).toBe( true );
} );
