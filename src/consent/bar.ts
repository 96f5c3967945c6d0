/**
 * What the bar's buttons do, and the dialog behind it, for who answers or answers
 * anew.
 */
import { ready } from '@vitrina/core';
import { loadStyle } from '../components/load-style';
import { openPanel } from '../dialog/panel';
import { choose, type Question } from './choose';
import { inOrder } from './record';
import { findTemplate, readSettings, type BarSettings } from './show';
import { releaseTags } from './tags';
import './bar.scss';

const page = document.documentElement;

function start(): void {
	const template = findTemplate();
	const dialog =
		template?.content.querySelector< HTMLDialogElement >( 'dialog' );
	if ( ! template || ! dialog ) {
		return;
	}
	const settings = readSettings< BarSettings & Question >( template );
	const bar = document.querySelector< HTMLElement >( '.consent-bar' );
	document.body.append( dialog );

	const answer = ( letters: string ) => {
		const hadFocus = bar?.matches( ':focus-within' );
		bar?.remove();
		dialog.close();
		if ( hadFocus ) {
			focusPage();
		}
		choose( letters, settings );
	};
	const open = async ( opener?: () => HTMLElement | null ) => {
		await loadStyle( settings.style );
		fill( dialog );
		openPanel( dialog, opener && { opener } );
	};
	for ( const part of [ bar, dialog ] ) {
		part?.addEventListener( 'click', ( { target } ) => {
			const button = ( target as Element ).closest( 'button' );
			if ( button?.dataset.consentAnswer !== undefined ) {
				answer( button.dataset.consentAnswer );
			} else if ( button?.hasAttribute( 'data-consent-settings' ) ) {
				void open();
			} else if ( button?.hasAttribute( 'data-consent-save' ) ) {
				answer( chosen( dialog ) );
			}
		} );
	}
	document.addEventListener( 'click', ( { target } ) => {
		const link = ( target as Element ).closest< HTMLElement >(
			'[href$="#consent"]'
		);
		if ( link ) {
			void open( () => link );
		}
	} );

	const { consent } = page.dataset;
	if ( consent !== undefined ) {
		releaseTags( document, consent );
	}
}

/** The boxes as the visitor has answered; nothing is ticked in advance. */
function fill( dialog: HTMLDialogElement ): void {
	for ( const box of boxes( dialog ) ) {
		box.checked = ( page.dataset.consent ?? '' ).includes( box.name );
	}
}

const chosen = ( dialog: HTMLDialogElement ): string =>
	inOrder(
		boxes( dialog )
			.filter( ( { checked } ) => checked )
			.map( ( { name } ) => name )
	);

const boxes = ( dialog: HTMLDialogElement ) => [
	...dialog.querySelectorAll< HTMLInputElement >( 'input:enabled' ),
];

/** The button that had the focus is gone. */
function focusPage(): void {
	const main = document.querySelector< HTMLElement >( 'main, [role="main"]' );
	if ( main ) {
		main.tabIndex = -1;
		main.focus( { preventScroll: true } );
	}
}

ready( start );
