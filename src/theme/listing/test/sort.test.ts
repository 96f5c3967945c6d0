import { submitSortForm } from '../sort';

const submit = jest.fn();

function start( entries: Array< { type: string } > ): void {
	document.body.innerHTML =
		'<form><select class="orderby"><option selected>date</option><option>price</option></select></form>';
	document.querySelector( 'form' )!.requestSubmit = submit;
	document.querySelector( 'select' )!.value = 'price';
	window.performance.getEntriesByType = () => entries as never;
	submitSortForm();
}

beforeEach( () => submit.mockClear() );

it( '[LIST-01] submits an order that was selected before the script ran', () => {
	start( [ { type: 'navigate' } ] );
	expect( submit ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ [ [ { type: 'back_forward' } ] ], [ [ { type: 'reload' } ] ] ] )(
	'[LIST-01] does not submit a select that the browser restored: %j',
	( entries ) => {
		start( entries );
		expect( submit ).not.toHaveBeenCalled();
	}
);

it( '[LIST-01] runs on where the browser hides how the visitor came', () => {
	start( [] );
	expect( submit ).not.toHaveBeenCalled();
} );
