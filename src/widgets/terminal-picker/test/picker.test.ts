import { createPicker, getChosen, type PickerOptions } from '../picker';
import { toStatus } from '../selection';

const lt = { country: 'LT', version: 'a' };
const lv = { country: 'LV', version: 'b' };
const maxima = { id: '101', text: 'Maxima, Savanorių pr. 247', city: 'Kaunas' };
const rimi = { id: '201', text: 'Rimi, Brīvības iela 1', city: 'Rīga' };

function start( options: Partial< PickerOptions > = {} ) {
	const save = jest.fn( async () => undefined );
	const source = jest.fn( async () => [
		{ text: 'Rīga', children: [ rimi ] },
	] );
	const picker = createPicker( {
		destination: lt,
		selected: undefined,
		source,
		save,
		...options,
	} );
	return { picker, save, source };
}

const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

describe( 'choosing a terminal', () => {
	it( '[TERM-05] saves a choice once', async () => {
		const { picker, save } = start();
		picker.actions.choose( maxima );
		await settled();
		picker.actions.choose( maxima );
		expect( save.mock.calls ).toEqual( [ [ maxima ] ] );
		expect( toStatus( picker.get().selection ) ).toBe( 'saved' );
	} );

	it( '[TERM-05] reports a failure to save, and retries on request', async () => {
		const save = jest
			.fn< Promise< unknown >, [] >()
			.mockRejectedValueOnce( new Error( '500' ) )
			.mockResolvedValue( undefined );
		const { picker } = start( { save } );
		picker.actions.choose( maxima );
		await settled();
		expect( toStatus( picker.get().selection ) ).toBe( 'failed' );
		picker.actions.retrySave();
		await settled();
		expect( save ).toHaveBeenCalledTimes( 2 );
		expect( toStatus( picker.get().selection ) ).toBe( 'saved' );
	} );

	it( '[TERM-05] starts with the terminal saved on the server', () => {
		const { picker, save } = start( { selected: maxima } );
		expect( getChosen( picker.get() ) ).toBe( maxima );
		picker.actions.choose( maxima );
		expect( save ).not.toHaveBeenCalled();
	} );

	it( '[TERM-05] accepts the server’s terminal, but not while a choice is being saved', () => {
		const { picker } = start( { save: () => new Promise( () => {} ) } );
		picker.actions.setSaved( maxima );
		expect( getChosen( picker.get() ) ).toBe( maxima );
		picker.actions.choose( rimi );
		picker.actions.setSaved( maxima );
		expect( getChosen( picker.get() ) ).toBe( rimi );
	} );

	it( '[TERM-07] reports a missing terminal until one is chosen', () => {
		const { picker } = start();
		picker.actions.requireChoice();
		expect( picker.get().isMissing ).toBe( true );
		picker.actions.choose( maxima );
		expect( picker.get().isMissing ).toBe( false );
		picker.actions.requireChoice();
		expect( picker.get().isMissing ).toBe( false );
	} );
} );

describe( 'change of country', () => {
	it( '[TERM-02] loads another list and hides the terminal of the first country; changing back restores both', async () => {
		const readPage = () => [ { text: 'Kaunas', children: [ maxima ] } ];
		const { picker, source } = start( { selected: maxima, readPage } );
		await picker.actions.load();
		expect( source ).not.toHaveBeenCalled();
		picker.actions.setDestination( lv );
		expect( getChosen( picker.get() ) ).toBeUndefined();
		expect( picker.get().list ).toEqual( {
			status: 'loading',
			isMore: true,
		} );
		await settled();
		expect( source ).toHaveBeenCalledWith( lv );
		expect( picker.get().list ).toMatchObject( {
			index: [ { group: { text: 'Rīga' } } ],
		} );
		picker.actions.setDestination( lt );
		await settled();
		expect( getChosen( picker.get() ) ).toBe( maxima );
		expect( picker.get().list ).toMatchObject( {
			index: [ { group: { text: 'Kaunas' } } ],
		} );
	} );

	it( '[TERM-02] requests no list before the picker is opened, and none without a country', async () => {
		const { picker, source } = start();
		picker.actions.setDestination( lv );
		picker.actions.setDestination( { country: '', version: '' } );
		await settled();
		expect( source ).not.toHaveBeenCalled();
		expect( picker.get().destination ).toBe( lv );
	} );

	it( '[TERM-04] ignores a list that arrives too late', async () => {
		const answers: ( ( groups: [] ) => void )[] = [];
		const { picker } = start( {
			source: () => new Promise( ( resolve ) => answers.push( resolve ) ),
		} );
		void picker.actions.load();
		picker.actions.setDestination( lv );
		answers[ 0 ]?.( [] );
		await settled();
		expect( picker.get().list.status ).toBe( 'loading' );
		answers[ 1 ]?.( [] );
		await settled();
		expect( picker.get().list.status ).toBe( 'ready' );
	} );
} );

describe( 'list that fails to load', () => {
	it( '[TERM-04] is reported as failed and can be requested again', async () => {
		const source = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( [] );
		const { picker } = start( { source } );
		await picker.actions.load();
		expect( picker.get().list.status ).toBe( 'failed' );
		await picker.actions.load();
		expect( picker.get().list.status ).toBe( 'ready' );
	} );
} );
