import { onIntent } from '../on-intent';

const touch = ( element: Element, type = 'pointermove' ) =>
	element.dispatchEvent( new Event( type, { bubbles: true } ) );

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

let box: HTMLElement;
let near: HTMLElement;

beforeEach( () => {
	document.body.innerHTML =
		'<div id="box"><p id="far"></p><a id="near"><i></i></a></div>';
	box = document.querySelector( '#box' ) as HTMLElement;
	near = document.querySelector( '#near i' ) as HTMLElement;
} );

test.each( [ 'pointermove', 'focusin', 'pointerdown', 'change' ] )(
	'%s on an element prepares what it is wanted for, once',
	( type ) => {
		const prepare = jest.fn().mockResolvedValue( undefined );
		onIntent( box, '#near', prepare );
		touch( box.querySelector( '#far' ) as Element, type );
		expect( prepare ).not.toHaveBeenCalled();
		touch( near, type );
		touch( near, type );
		expect( prepare ).toHaveBeenCalledTimes( 1 );
	}
);

test( 'a mouse that rests where the page opens prepares nothing', () => {
	const prepare = jest.fn().mockResolvedValue( undefined );
	onIntent( box, '*', prepare );
	touch( near, 'pointerover' );
	expect( prepare ).not.toHaveBeenCalled();
} );

test( 'what could not be prepared is prepared with the next touch', async () => {
	const prepare = jest
		.fn()
		.mockRejectedValueOnce( new Error( 'offline' ) )
		.mockResolvedValue( undefined );
	onIntent( box, '#near', prepare );
	touch( near );
	await settle();
	touch( near );
	await settle();
	touch( near );
	expect( prepare ).toHaveBeenCalledTimes( 2 );
} );

test( 'one that throws keeps the touch from no other, and is tried again', async () => {
	const broken = jest.fn( (): Promise< unknown > => {
		throw new Error( 'broken' );
	} );
	const prepare = jest.fn().mockResolvedValue( undefined );
	onIntent( box, '*', broken );
	onIntent( box, '#near', prepare );
	touch( near );
	expect( prepare ).toHaveBeenCalledTimes( 1 );
	await settle();
	touch( near );
	expect( broken ).toHaveBeenCalledTimes( 2 );
} );

test( 'what a touch has waited for hears of the next one only', () => {
	const late = jest.fn().mockResolvedValue( undefined );
	onIntent( box, '#near', async () => onIntent( box, '#near', late ) );
	touch( near );
	expect( late ).not.toHaveBeenCalled();
	touch( near );
	expect( late ).toHaveBeenCalledTimes( 1 );
} );

test( 'roots wait apart, and one is told of a touch by one listener', () => {
	const other = jest.fn().mockResolvedValue( undefined );
	const listen = jest.spyOn( box, 'addEventListener' );
	onIntent( document.createElement( 'div' ), '*', other );
	onIntent( box, '#near', jest.fn().mockResolvedValue( undefined ) );
	onIntent( box, '#far', jest.fn().mockResolvedValue( undefined ) );
	touch( near );
	expect( other ).not.toHaveBeenCalled();
	expect( listen ).toHaveBeenCalledTimes( 4 );
} );
