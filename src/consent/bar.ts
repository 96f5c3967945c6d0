/**
 * Handles the bar's buttons, and runs the tags that were allowed on an earlier page. A
 * choice of that page that did not reach the log is reported again.
 * The dialog with the choices is src/widgets/consent-choices.
 */
import { ready } from '@vitrina/core';
import { choose, type Question } from './choose';
import { reportAgain } from './log';
import { findTemplate, readSettings, type BarSettings } from './show';
import { removeBar } from './remove-bar';
import { releaseTags } from './tags';
import './bar.scss';

ready( () => {
	const template = findTemplate();
	const { consent } = document.documentElement.dataset;
	if ( consent !== undefined ) {
		releaseTags( document, consent );
	}
	if ( ! template ) {
		return;
	}
	const question = readSettings< BarSettings & Question >( template );
	if ( consent !== undefined ) {
		reportAgain( question );
	}
	document
		.querySelector( '.consent-bar' )
		?.addEventListener( 'click', ( { target } ) => {
			const { dataset } = ( target as Element ).closest( 'button' ) ?? {};
			if ( dataset?.consentAnswer !== undefined ) {
				choose( dataset.consentAnswer, question );
			} else if (
				dataset?.consentSettings !== undefined &&
				hasFailed()
			) {
				// Nothing is allowed, and the next page asks again.
				removeBar();
			}
		} );
} );

const hasFailed = () =>
	document.querySelector< HTMLElement >( '.consent-dialog' )?.dataset
		.islandState === 'failed';
