/** The views of all pages. */

import { quizDrawer } from './article/QuizBlock.tsx';
import { episodeDrawer } from './audio/EpisodeBlock.tsx';
import type { Page } from './page-data.ts';
import { ApiDocsPage } from './pages/ApiDocsPage.tsx';
import { AppWidgetPage } from './pages/AppWidgetPage.tsx';
import { ArchivePage } from './pages/ArchivePage.tsx';
import { ArticlePage } from './pages/ArticlePage.tsx';
import { ContentPage } from './pages/ContentPage.tsx';
import { DocumentPage } from './pages/DocumentPage.tsx';
import { EmptyPage } from './pages/EmptyPage.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { ExchangePage } from './pages/ExchangePage.tsx';
import { FrontPage } from './pages/FrontPage.tsx';
import { KeptPage } from './pages/KeptPage.tsx';
import { LandingPage } from './pages/LandingPage.tsx';
import { ListPage } from './pages/ListPage.tsx';
import { LiveBlogPage } from './pages/LiveBlogPage.tsx';
import { LoginPage } from './pages/LoginPage.tsx';
import { PodcastPage } from './pages/PodcastPage.tsx';
import { PodcastsPage } from './pages/PodcastsPage.tsx';
import { QuizPage } from './pages/QuizPage.tsx';
import { isContentPage, isLandingPage, isSectionPage } from './view-of.ts';

const partsOfStories = { drawQuizzes: quizDrawer, drawEpisodes: episodeDrawer };

export function PageView({ page: { surroundings, data } }: { page: Pick<Page, 'surroundings' | 'data'> }) {
  if (isLandingPage(data)) return <LandingPage surroundings={surroundings} data={data} />;
  if (isSectionPage(data)) return <ListPage surroundings={surroundings} data={data} />;
  if (isContentPage(data)) return <ContentPage surroundings={surroundings} data={data} />;
  switch (data.route) {
    case 'index':
      return <FrontPage surroundings={surroundings} data={data} />;
    case 'single_article':
      return data.live ? (
        <LiveBlogPage surroundings={surroundings} data={data} {...partsOfStories} />
      ) : (
        <ArticlePage surroundings={surroundings} data={data} {...partsOfStories} />
      );
    case 'archivum':
      return <ArchivePage surroundings={surroundings} data={data} />;
    case 'doc':
      return <DocumentPage surroundings={surroundings} data={data} />;
    case 'app_web_widget':
      return <AppWidgetPage surroundings={surroundings} data={data} />;
    case 'kept':
      return <KeptPage data={data} />;
    case 'login':
      return <LoginPage surroundings={surroundings} data={data} />;
    case 'empty':
      return <EmptyPage surroundings={surroundings} />;
    case 'error':
      return <ErrorPage surroundings={surroundings} data={data} />;
    case 'api_docs':
      return <ApiDocsPage data={data} />;
    case 'exchange':
      return <ExchangePage surroundings={surroundings} data={data} />;
    case 'quiz':
      return <QuizPage surroundings={surroundings} data={data} />;
    case 'podcast':
      return <PodcastPage surroundings={surroundings} data={data} />;
    case 'podcasts':
      return <PodcastsPage surroundings={surroundings} data={data} />;
  }
}
