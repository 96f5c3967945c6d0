import { defineReactIsland } from '@vitrina/react';
import { NewsletterForm } from './newsletter-form';
import { readMarkup } from './read-markup';
import './newsletter-form.scss';

defineReactIsland( 'newsletter-form', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: NewsletterForm,
	hydrates: true,
} );
