import fc from 'fast-check';
import { createBus, type EventMap } from '@vitrina/core';
import { whenPageIsFree } from '../when-page-is-free';

type Step = 'ask' | 'answer' | 'open' | 'close';

/** Events on a page before a popup is shown. */
const act: Record< Step, ( emit: ( name: any, value: any ) => void ) => void > =
	{
		ask: () => {
			delete document.documentElement.dataset.consent;
		},
		answer: ( emit ) => {
			document.documentElement.dataset.consent = '';
			emit( 'consent:changed', {} );
		},
		open: () => {
			document.querySelector( 'dialog' )!.setAttribute( 'open', '' );
		},
		close: ( emit ) => {
			document.querySelector( 'dialog' )!.removeAttribute( 'open' );
			emit( 'panel:closed', {} );
		},
	};

describe( 'a popup', () => {
	beforeEach( () => {
		document.body.innerHTML =
			'<template id="vitrina-consent"></template><dialog data-panel="cart"></dialog>';
		delete document.documentElement.dataset.consent;
	} );

	it( '[POP-01] waits until no question and no panel is open, and is shown once', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.constantFrom< Step >( 'ask', 'answer', 'open', 'close' ),
					{ maxLength: 12 }
				),
				( steps ) => {
					const { on, emit } = createBus< EventMap >( [] );
					act.ask( emit );
					act.close( emit );
					const seen: boolean[] = [];
					const isFree = () =>
						document.documentElement.dataset.consent !==
							undefined &&
						! document.querySelector( 'dialog[open]' );
					whenPageIsFree( document, on, () => seen.push( isFree() ) );
					let isDue = false;
					for ( const step of steps ) {
						act[ step ]( emit );
						isDue ||=
							isFree() &&
							( step === 'answer' || step === 'close' );
					}
					expect( seen ).toEqual( isDue ? [ true ] : [] );
				}
			)
		);
	} );

	it( '[FIX-05] [POP-01] is shown when the consent question is closed without a choice', () => {
		const { on, emit } = createBus< EventMap >( [] );
		document.querySelector( 'dialog' )!.removeAttribute( 'open' );
		const run = jest.fn();
		whenPageIsFree( document, on, run );
		expect( run ).not.toHaveBeenCalled();
		document.getElementById( 'vitrina-consent' )!.dataset.unanswered = '';
		emit( 'consent:unanswered', {} );
		expect( run ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[POP-01] is shown at once if there is no question and no open panel', () => {
		document.getElementById( 'vitrina-consent' )!.remove();
		const run = jest.fn();
		whenPageIsFree( document, createBus< EventMap >( [] ).on, run );
		expect( run ).toHaveBeenCalledTimes( 1 );
	} );
} );
