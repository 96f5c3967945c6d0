import { choose } from '../choose';
import { reportAgain } from '../log';
import { isUnsent } from '../record';

const question = {
	version: '1',
	length: '365',
	log: '/wp-json/vitrina/v1/consent?texts=0123456789ab',
};

const realFetch = window.fetch;
const sent: Array< Record< string, string > > = [];
let init: RequestInit = {};

/** How the shop responds. */
let respond: () => Promise< { ok: boolean } >;

const record = () => /vitrina_consent=([^;]*)/.exec( document.cookie )?.[ 1 ];
const forget = () => {
	document.cookie = 'vitrina_consent=;max-age=0;path=/';
};
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeEach( () => {
	sent.length = 0;
	respond = async () => ( { ok: true } );
	window.fetch = ( async ( url: string, given: RequestInit ) => {
		init = given;
		sent.push( {
			url,
			...Object.fromEntries( given.body as URLSearchParams ),
		} );
		return respond();
	} ) as typeof fetch;
	forget();
} );

afterAll( () => {
	window.fetch = realFetch;
} );

it( '[LAW-60] reports a choice with its number, also while the page is left', async () => {
	choose( 'ps', question );
	const [ , number ] =
		/^1\.ps\.\d+\.([0-9a-f]{16})-$/.exec( record()! ) ?? [];
	expect( number ).toBeDefined();
	expect( sent ).toEqual( [
		{ url: question.log, number, choice: 'ps', previous: '' },
	] );
	expect( init ).toMatchObject( { method: 'POST', keepalive: true } );
	await settle();
	expect( record() ).toMatch( /^1\.ps\.\d+\.[0-9a-f]{16}$/ );

	choose( '', question );
	expect( sent[ 1 ] ).toMatchObject( { choice: '', previous: number } );
	expect( sent[ 1 ]!.number ).not.toBe( number );
	expect( sent[ 1 ]!.number ).toMatch( /^[0-9a-f]{16}$/ );
} );

it( '[LAW-60] letters are in the order of the record, each once', () => {
	choose( 'smp', question );
	choose( 'pp', question );
	expect( sent.map( ( { choice } ) => choice ) ).toEqual( [ 'psm', 'p' ] );
} );

it( '[LAW-60] a report that failed is sent by the next page, once', async () => {
	for ( const failure of [
		async () => ( { ok: false } ),
		async () => Promise.reject( new Error( 'offline' ) ),
	] ) {
		respond = failure;
		sent.length = 0;
		choose( 'm', question );
		await settle();
		expect( isUnsent( document.cookie ) ).toBe( true );
		reportAgain( question );
		await settle();
		expect( sent ).toHaveLength( 2 );
		expect( sent[ 1 ] ).toEqual( sent[ 0 ] );
		reportAgain( question );
		await settle();
		expect( sent ).toHaveLength( 2 );
		expect( record() ).toMatch( /^1\.m\.\d+\.[0-9a-f]{16}$/ );
	}
} );

it( '[LAW-60] a late response does not change a newer choice', async () => {
	let finish = () => {};
	respond = () =>
		new Promise( ( resolve ) => {
			finish = () => resolve( { ok: true } );
		} );
	choose( 'psm', question );
	const finishFirst = finish;
	choose( '', question );
	const newer = record();
	finishFirst();
	await settle();
	expect( record() ).toBe( newer );
} );

it( '[LAW-60] a shop that keeps no log gets no report, and the record has no number', () => {
	choose( 'psm', { ...question, log: '' } );
	expect( sent ).toEqual( [] );
	expect( record() ).toMatch( /^1\.psm\.\d+$/ );
} );

it( '[LAW-60] the end of the record does not move when the log has it', async () => {
	const written: string[] = [];
	const { get, set } = Object.getOwnPropertyDescriptor(
		Document.prototype,
		'cookie'
	)!;
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () => get!.call( document ),
		set( text: string ) {
			written.push( text );
			set!.call( document, text );
		},
	} );
	try {
		document.cookie = `vitrina_consent=1.s.${
			Math.floor( Date.now() / 1000 ) - 86400
		}.0123456789abcdef-;path=/`;
		reportAgain( question );
	} finally {
		delete ( document as { cookie?: string } ).cookie;
	}
	const [ , age ] = /max-age=(\d+);/.exec( written[ 1 ]! ) ?? [];
	expect( Math.abs( Number( age ) - 364 * 86400 ) ).toBeLessThan( 10 );
} );
