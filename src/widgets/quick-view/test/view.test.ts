import {
	heldBy,
	initial,
	isOpen,
	reduce,
	type Action,
	type Product,
	type View,
} from '../view';

const product = ( id: string ): Product => ( {
	id,
	link: null,
	title: `Product ${ id }`,
	price: '',
	picture: '',
	at: 0,
	count: 2,
} );

const after = ( ...actions: Action[] ): View =>
	actions.reduce( reduce, initial );

const open = ( id: string ): Action => ( {
	type: 'open',
	product: product( id ),
} );
const answer = ( turn: number, html = 'html' ): Action => ( {
	type: 'answer',
	turn,
	html,
} );

it( '[PROD-16] waits with what the card knows, then shows the answer', () => {
	const waiting = after( open( '1' ) );
	expect( waiting ).toMatchObject( {
		status: 'waiting',
		product: { id: '1', title: 'Product 1' },
	} );
	expect( reduce( waiting, answer( waiting.turn ) ) ).toMatchObject( {
		status: 'shown',
		html: 'html',
		product: { id: '1' },
	} );
} );

it( '[PROD-16] an answer or a failure of an earlier turn changes nothing, not even for the same product', () => {
	const first = after( open( '1' ) );
	const second = reduce( reduce( first, { type: 'close' } ), open( '1' ) );
	for ( const late of [
		answer( first.turn ),
		{ type: 'failure', turn: first.turn } as const,
	] ) {
		expect( reduce( second, late ) ).toBe( second );
		const closed = reduce( second, { type: 'close' } );
		expect( reduce( closed, late ) ).toBe( closed );
	}
} );

it( '[PROD-16] a second answer to one turn changes nothing', () => {
	const shown = after( open( '1' ), answer( 1 ) );
	expect( reduce( shown, answer( 1, 'other' ) ) ).toBe( shown );
	expect( reduce( shown, { type: 'failure', turn: 1 } ) ).toBe( shown );
} );

it( '[PROD-16] follows the address: to a product, to another, to none', () => {
	const follow = ( id: string ): Action => ( {
		type: 'follow',
		product: id ? product( id ) : null,
	} );
	const shown = after( follow( '1' ), answer( 1 ) );
	expect( reduce( shown, follow( '1' ) ) ).toBe( shown );
	expect( reduce( shown, follow( '2' ) ) ).toMatchObject( {
		status: 'waiting',
		product: { id: '2' },
	} );
	expect( reduce( shown, follow( '' ) ) ).toMatchObject( {
		status: 'closed',
		leaving: { status: 'shown' },
	} );
	const failed = after( open( '1' ), { type: 'failure', turn: 1 } );
	expect( reduce( failed, follow( '' ) ) ).toBe( failed );
} );

it( '[PROD-16] what the dialog holds stays in it until it has faded', () => {
	const shown = after( open( '1' ), answer( 1 ) );
	expect( reduce( shown, { type: 'gone' } ) ).toBe( shown );
	const closed = reduce( shown, { type: 'close' } );
	expect( isOpen( closed ) ).toBe( false );
	expect( heldBy( closed ) ).toBe( shown );
	expect( heldBy( reduce( closed, { type: 'gone' } ) ) ).toBeNull();
	const failed = after( open( '1' ), { type: 'failure', turn: 1 } );
	expect( heldBy( failed ) ).toMatchObject( { status: 'waiting' } );
	expect( reduce( failed, { type: 'gone' } ) ).toMatchObject( {
		status: 'failed',
		leaving: null,
	} );
} );

it( '[PROD-16] a closed view takes no step', () => {
	const closed = after( open( '1' ), { type: 'close' } );
	const step: Action = { type: 'step', product: product( '2' ) };
	expect( reduce( closed, step ) ).toBe( closed );
	expect( reduce( after( open( '1' ) ), step ) ).toMatchObject( {
		status: 'waiting',
		product: { id: '2' },
		turn: 2,
	} );
} );
